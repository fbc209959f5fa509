import { ApiError } from './errors.ts';
import type { HttpCall } from './http-call.ts';
import type { WholeResponse } from './whole-response.ts';

/** A body that the caller parses, perhaps in a worker. */
export interface ResponseBody {
  /** The media type, without parameters. */
  readonly type: string;
  readonly parts: readonly Uint8Array[];
}

/**
 * Returns the payload of a response: null for a 204, the unparsed body for a call with `accept`, or else the parsed
 * JSON. Throws an ApiError for a failure, and for invalid JSON.
 */
export function payloadOf(response: WholeResponse, { accept }: HttpCall, address: string): unknown {
  if (!response.ok) throw problemOf(response, address);
  if (response.status === 204) return null;
  if (accept) return bodyOf(response);
  try {
    return parseJson(response);
  } catch {
    throw new ApiError('bad-answer', `${address} answered something that is not JSON.`);
  }
}

/** Returns the error of a failed response, made from its problem document (RFC 9457) or from its status alone. */
export function problemOf(response: WholeResponse, address: string): ApiError {
  const { status } = response;
  const fields = fieldsOf(response);
  const { detail } = fields;
  const why = typeof detail === 'string' ? `: ${detail}` : '.';
  return new ApiError('problem', `${address} answered ${status}${why}`, status, fields);
}

/** Parses the JSON of a body. */
export function parseJson({ parts }: Pick<ResponseBody, 'parts'>): unknown {
  const decoder = new TextDecoder();
  return JSON.parse(parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode());
}

function fieldsOf(response: WholeResponse): Record<string, unknown> {
  try {
    const problem = parseJson(response);
    return typeof problem === 'object' && problem !== null ? (problem as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function bodyOf({ headers, parts }: WholeResponse): ResponseBody {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return { type: type.trim().toLowerCase(), parts };
}
