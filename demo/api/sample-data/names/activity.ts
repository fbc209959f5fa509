/** What is offered in a sport: how long it takes, what it costs in cents, and its titles. */
export interface Activity {
  readonly minutes: number;
  readonly price: number;
  readonly titles: readonly [string, ...string[]];
}
