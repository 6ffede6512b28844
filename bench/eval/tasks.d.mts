/** The tasks, with the cases that the engine sees and those that it does not. */
export const tasks: unknown[];
