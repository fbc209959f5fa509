import frenchAnimations from '../names/animation-texts.json' with { type: 'json' };
import { CATEGORIES } from '../names/categories.ts';
import { EVENT_TEXTS } from '../names/event-texts.ts';
import { inTown, TOWNS } from '../names/towns.ts';
import activities from './activities.json' with { type: 'json' };
import animations from './animation-texts.json' with { type: 'json' };
import endings from './endings.json' with { type: 'json' };

const WHOLE: ReadonlyMap<string, string> = new Map([
  ...Object.entries<string>(activities),
  ...frenchAnimations.map((french, n) => [french, animations[n] ?? french] as const),
  ...EVENT_TEXTS.map(({ fr, en }) => [fr, en] as const),
]);

/** What can follow the title of an activity: its town, the emoji of its category, or more about the activity. */
const AFTER: readonly (readonly [french: string, english: string])[] = [
  ...TOWNS.map((town) => [` ${inTown(town)}`, ` in ${town.name}`] as const),
  ...CATEGORIES.map(({ emoji }) => [` ${emoji}`, ` ${emoji}`] as const),
  ...Object.entries(endings),
];

/**
 * Returns the English translation of a French text of the sample; null for a text that is the same in both languages.
 */
export function englishOf(french: string): string | null {
  const whole = WHOLE.get(french);
  if (whole !== undefined) return whole;
  const [ending, english] = AFTER.find(([after]) => french.endsWith(after)) ?? [];
  if (ending === undefined) return null;
  const title = french.slice(0, -ending.length);
  const text = (WHOLE.get(title) ?? title) + english;
  return text === french ? null : text;
}
