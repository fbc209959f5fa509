/** The meaning of `{id}` in an address: an id, else a url or slug (D-id-or-slug). */
export interface Reference {
  readonly id: number | null;
  readonly text: string;
}

export function parseReference(text: string): Reference {
  return { id: /^\d{1,9}$/.test(text) ? Number(text) : null, text };
}
