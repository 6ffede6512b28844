/** The name in the identity of a control (in-page/identify.ts), without its kind and its id. */
export const nameInIdentity = (id: string): string => id.slice(id.indexOf("#")).replace(/^\S*\s/, "");
