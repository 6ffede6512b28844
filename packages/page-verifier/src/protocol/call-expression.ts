/** An API that stands in a global of its world: all arguments and results can be said in JSON. */
type RemoteApi<Api> = { [Name in keyof Api]: (...given: never[]) => unknown };

/** The arguments of a method of `Api`. */
export type CallArguments<Api extends RemoteApi<Api>, Name extends keyof Api> = Parameters<Api[Name]>;

/** What a method of `Api` answers, once it is there. */
export type CallResult<Api extends RemoteApi<Api>, Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>;

/** A call as an expression, for a driver that takes nothing else: its arguments are data. */
export const callExpression = (global: "host" | "signet", name: string, given: readonly unknown[]): string =>
  `${global}.${name}(...${JSON.stringify(given)})`;
