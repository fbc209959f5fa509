import type { messages } from './person-messages.ts';

/** Returns the message key for the problem of a name; null if there is no problem. */
export function nameProblem(
  name: 'firstName' | 'lastName',
  code: string | undefined,
): Extract<keyof typeof messages.fr, `name-${string}`> | null {
  if (code === undefined) return null;
  return code === 'name-required' ? `name-required ${name}` : `name-invalid ${name}`;
}

const EMAIL_PROBLEMS = ['email-accents', 'email-ending-unknown'] as const;

/** Returns the message key for the problem of an e-mail address; null if there is no problem. */
export function emailProblem(code: string | undefined): 'email-invalid' | (typeof EMAIL_PROBLEMS)[number] | null {
  if (code === undefined) return null;
  return EMAIL_PROBLEMS.find((known) => known === code) ?? 'email-invalid';
}
