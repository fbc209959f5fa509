/** A position in the log of PostgreSQL, such as `0/3000060`; each commit is before a later position. */
export type Position = string;

const FORM = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/;

/** Whether everything before `asked` is before `reached`; false for a text that is no position. */
export function hasReached(reached: Position, asked: Position): boolean {
  const [now, wanted] = [numberOf(reached), numberOf(asked)];
  return now !== null && wanted !== null && now >= wanted;
}

function numberOf(text: string): bigint | null {
  const [, high, low] = FORM.exec(text) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null;
}
