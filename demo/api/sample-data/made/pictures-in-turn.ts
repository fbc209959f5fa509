import { pictureOf, SPORT_VARIANTS } from '../names/pictures.ts';

/** What has a picture of its sport in a list. */
interface Card {
  readonly sport: string;
  readonly providerId: number;
  readonly picture: string | null;
}

/** How many cards of a sport before and after one have other pictures: a row is no longer. */
const NEAR = 3;

/**
 * Returns the pictures of cards in the order of a list: those of a sport that stand near each other, among all or among
 * their provider's, have different ones. The `fixed` ones keep theirs, and those without one have none.
 */
export function picturesInTurn<Item extends Card>(
  cards: readonly Item[],
  isFixed: (card: Item) => boolean = () => false,
): ReadonlyMap<Item, string | null> {
  const chosen = new Map(
    cards.filter((card) => card.picture === null || isFixed(card)).map((card) => [card, card.picture]),
  );
  for (const [sport, ofSport] of grouped(cards, (card) => card.sport)) {
    const byProvider = grouped(ofSport, (card) => String(card.providerId));
    const places = new Map([...byProvider.values()].flatMap((own) => own.map((card, n) => [card, n] as const)));
    let turn = -1;
    for (const [n, card] of ofSport.entries()) {
      if (chosen.has(card)) continue;
      const own = byProvider.get(String(card.providerId)) ?? [];
      const near = [...around(ofSport, n), ...around(own, places.get(card) ?? 0)];
      const taken = near.map((one) => chosen.get(one));
      turn = bestTurn(turn, (one) => taken.filter((picture) => picture === pictureOf(sport, one)).length);
      chosen.set(card, pictureOf(sport, turn));
    }
  }
  return chosen;
}

/** Returns the cards around the n-th one, the nearest ones more than once: they count more. */
function around<Item>(cards: readonly Item[], n: number): readonly Item[] {
  const distances = Array.from({ length: NEAR }, (_, step) => step + 1);
  return distances.flatMap((distance) => cards.slice(Math.max(0, n - distance), n + distance + 1));
}

/** Returns the turn among the next ones that costs least, the first of them. */
function bestTurn(turn: number, costOf: (turn: number) => number): number {
  const turns = Array.from({ length: SPORT_VARIANTS }, (_, step) => turn + 1 + step);
  return turns.reduce((best, one) => (costOf(one) < costOf(best) ? one : best));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
