import { ApiError } from './errors.ts';
import { readAnswer } from './read-answer.ts';

/** The failure that a response names: a problem document (RFC 9457), or its status alone. */
export async function problemOf(response: Response, address: string): Promise<ApiError> {
  const problem = await readAnswer(response, address).catch(() => null);
  const fields = typeof problem === 'object' && problem !== null ? (problem as Record<string, unknown>) : {};
  const { status } = response;
  const { detail } = fields;
  const why = typeof detail === 'string' ? `: ${detail}` : '.';
  return new ApiError('problem', `${address} answered ${status}${why}`, status, fields);
}
