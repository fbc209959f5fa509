import { pictureOf, SPORT_VARIANTS } from '../names/pictures.ts';

/** A card in a list, which has a picture of its sport. */
interface Card {
  readonly sport: string;
  readonly providerId: number;
  readonly picture: string | null;
}

/** How many cards of the same sport before and after a card have other pictures: enough for a row of cards. */
const NEAR = 3;

/**
 * Returns the pictures of cards that are in the order of a list. Cards of the same sport that are near each other, in
 * the whole list or among the cards of their provider, get different pictures. Cards for which `isFixed` is true keep
 * their pictures, and cards without a picture get none.
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
      const taken = new Map<string, number>();
      for (const one of near) {
        const picture = chosen.get(one);
        if (picture) taken.set(picture, (taken.get(picture) ?? 0) + 1);
      }
      turn = bestTurn(turn, (one) => taken.get(pictureOf(sport, one)) ?? 0);
      chosen.set(card, pictureOf(sport, turn));
    }
  }
  return chosen;
}

/** Returns the cards around the n-th card; the nearest cards are repeated, so that they count more. */
function around<Item>(cards: readonly Item[], n: number): readonly Item[] {
  const distances = Array.from({ length: NEAR }, (_, step) => step + 1);
  return distances.flatMap((distance) => cards.slice(Math.max(0, n - distance), n + distance + 1));
}

/** Returns, of the next turns, the first one with the lowest cost. */
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
