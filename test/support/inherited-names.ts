/** The names that every object answers to although nobody gave them to it: `constructor`, `toString`, `__proto__` and others. */
export const INHERITED = Object.getOwnPropertyNames(Object.prototype);
