/** Where the addresses are. */
export const ADDRESSES_FILE: string;
/** The source text of the file, formatted like all others. */
export function addressesSource(): string;
