/** Says in one sentence why the server does not start and what to do; no stack is needed to understand it. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly code = 'start-refused';
}
