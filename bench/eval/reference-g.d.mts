/** What each task means, by its id. */
export const reference: unknown;
