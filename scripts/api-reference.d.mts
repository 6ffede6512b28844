/** The whole reference of the HTTP interface as Markdown. */
export function apiReference(): string;
