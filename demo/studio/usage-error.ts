/** What was typed cannot be done; its message is one sentence. */
export class UsageError extends Error {}
