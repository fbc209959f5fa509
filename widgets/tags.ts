/** What the loader knows of a widget before its code is there. */
export interface TagFacts {
  /** Its first API calls, begun while its code is on the way: a path, and the attribute whose value ends it. */
  readonly firstCalls: readonly (readonly [path: string, attribute: string])[];
  /** Its code does not wait until the tag nears the viewport. */
  readonly isEager?: true;
}

/** Every widget, by its tag without the prefix. */
export const TAGS: Readonly<Record<string, TagFacts>> = {
  'slotted-calendar': {
    firstCalls: [
      ['v1/slotted/', 'event'],
      ['v1/slotted/booked/', 'event'],
      ['v1/slotted/user/', 'user'],
      ['v1/slotted/booked/provider/', 'user'],
    ],
  },
  checkout: { firstCalls: [] },
  toaster: { firstCalls: [], isEager: true },
};
