/** Returns the buffers of the arrays in a value, each once, as a message transfers them. */
export function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): ArrayBuffer[] {
  if (value instanceof ArrayBuffer) found.add(value);
  else if (ArrayBuffer.isView(value)) buffersIn(value.buffer, found);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) buffersIn(part, found);
  return [...found];
}
