/** Environment variables by name; an empty one counts as unset. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The error of a variable that cannot be used. The message is one sentence that names the variable and says what to do.
 */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Returns the error for a variable whose value, shown as `found`, is not what is `expected`. */
export function badVariable(name: string, found: string, expected: string): EnvironmentError {
  return new EnvironmentError(`${name} is ${JSON.stringify(found)}, but it must be ${expected}.`);
}

/** Returns a whole number between `least` and `most`, both included. */
export function wholeNumber(
  variables: Variables,
  name: string,
  byDefault: number,
  least: number,
  most: number,
): number {
  const text = variables[name];
  if (!text) return byDefault;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw badVariable(name, text, `a whole number from ${least} to ${most}`);
}
