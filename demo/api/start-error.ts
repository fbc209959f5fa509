/** Why the server does not start, in one sentence that says what to do; no stack is needed to understand it. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly code = 'start-refused';
}
