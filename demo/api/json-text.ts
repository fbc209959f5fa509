const texts = new WeakMap<object, string>();

/** Stores the JSON of a payload that is sent repeatedly. The payload must not change afterwards. */
export function keepText<Payload extends object>(payload: Payload): Payload {
  texts.set(payload, JSON.stringify(payload));
  return payload;
}

/**
 * Returns the JSON of a payload with all its members. Schemas do not filter it: the tests check responses against them.
 */
export function jsonText(payload: unknown): string {
  const kept = typeof payload === 'object' && payload !== null ? texts.get(payload) : undefined;
  return kept ?? JSON.stringify(payload);
}
