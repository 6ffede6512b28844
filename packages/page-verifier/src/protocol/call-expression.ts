/** An API in a global of its world. All arguments and results are JSON values. */
type RemoteApi<Api> = { [Name in keyof Api]: (...given: never[]) => unknown };

/** The arguments of a method of `Api`. */
export type CallArguments<Api extends RemoteApi<Api>, Name extends keyof Api> = Parameters<Api[Name]>;

/** The awaited result of a method of `Api`. */
export type CallResult<Api extends RemoteApi<Api>, Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>;

/** A call as an expression, for drivers that only evaluate expressions. The arguments are passed as data. */
export const callExpression = (global: "host" | "signet", name: string, args: readonly unknown[]): string =>
  `${global}.${name}(...${JSON.stringify(args)})`;
