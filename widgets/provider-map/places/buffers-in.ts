/** Returns each `ArrayBuffer` in a value once, at any depth, as the transfer list of a message. */
export function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): ArrayBuffer[] {
  if (value instanceof ArrayBuffer) found.add(value);
  else if (ArrayBuffer.isView(value)) buffersIn(value.buffer, found);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) buffersIn(part, found);
  return [...found];
}
