/** Why a calendar of closures cannot be read. */
export type CalendarTrouble =
  | 'not-https'
  | 'private-network'
  | 'unreachable'
  | 'too-slow'
  | 'too-big'
  | 'redirects'
  | 'refused'
  | 'not-a-calendar'
  | 'too-many-events';

/** A calendar of closures cannot be read. Neither its address nor what its server says is in the message. */
export class CalendarFailure extends Error {
  readonly reason: CalendarTrouble;

  constructor(reason: CalendarTrouble) {
    super(reason);
    this.reason = reason;
  }
}
