import type { messages } from '../messages.ts';

/** The text for what is wrong with a name; null where nothing is. */
export function nameProblem(
  name: 'firstName' | 'lastName',
  code: string | undefined,
): Extract<keyof typeof messages.fr, `name-${string}`> | null {
  if (code === undefined) return null;
  return code === 'name-required' ? `name-required ${name}` : `name-invalid ${name}`;
}
