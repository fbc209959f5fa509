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
 * The pictures of cards in the order of a list: no two of a sport that stand near each other share one, neither among all nor
 * among their provider's. The `fixed` ones keep theirs, and those without one have none.
 */
export function picturesInTurn<Item extends Card>(
  cards: readonly Item[],
  isFixed: (card: Item) => boolean = () => false,
): ReadonlyMap<Item, string | null> {
  const chosen = new Map<Item, string | null>();
  for (const [sport, ofSport] of grouped(cards, (card) => card.sport)) {
    const own = new Map<number, Item[]>();
    let turn = 0;
    for (const [n, card] of ofSport.entries()) {
      const ofProvider = own.get(card.providerId) ?? [];
      if (card.picture === null || isFixed(card)) chosen.set(card, card.picture);
      else {
        const before = [...ofSport.slice(Math.max(0, n - NEAR), n), ...ofProvider.slice(-NEAR)];
        const ahead = ofSport.slice(n + 1, n + 1 + NEAR).filter(isFixed);
        const taken = new Set([...before.map((one) => chosen.get(one)), ...ahead.map(({ picture }) => picture)]);
        turn = nextTurn(turn, (one) => !taken.has(pictureOf(sport, one)));
        chosen.set(card, pictureOf(sport, turn));
      }
      own.set(card.providerId, [...ofProvider, card]);
    }
  }
  return chosen;
}

/** The first turn from the next one on that is free; the next one if none is. */
function nextTurn(turn: number, isFree: (turn: number) => boolean): number {
  const turns = Array.from({ length: SPORT_VARIANTS }, (_, step) => turn + 1 + step);
  return turns.find(isFree) ?? turn + 1;
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
