/** Why nothing is released, in one sentence that says what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
