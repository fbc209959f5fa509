/** The error of a release that is not made. Its message is one sentence that says what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
