/** That somebody is present at a session, or is not after all. */
export interface Mark {
  readonly session: string;
  readonly order: string;
  readonly present: boolean;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
}

type Marked = Pick<Mark, 'session' | 'order'>;

/** Whether two marks are of the same people of the same session. */
export function isSame(a: Marked, b: Marked): boolean {
  return a.session === b.session && a.order === b.order;
}

/** Returns the marks that are to be sent after a further one: of each session and order only the last. */
export function kept(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  return [...marks.filter((other) => !isSame(other, mark)), mark];
}
