const texts = new WeakMap<object, string>();

/** Keeps the JSON of a payload that will be sent again, and must not change any more. */
export function keepText<Payload extends object>(payload: Payload): Payload {
  texts.set(payload, JSON.stringify(payload));
  return payload;
}

/** Returns the JSON of a payload. No member is removed: the tests check responses against the schemas. */
export function jsonText(payload: unknown): string {
  const kept = typeof payload === 'object' && payload !== null ? texts.get(payload) : undefined;
  return kept ?? JSON.stringify(payload);
}
