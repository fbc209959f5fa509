import { Type } from 'typebox';
import { exact } from '../../schemas/common.ts';
import { checkedFile } from '../checked-file.ts';
import file from './nature.json' with { type: 'json' };
import type { Town } from './towns.ts';

const Names = Type.Array(Type.String());

/** A feature of nature that a sport or an activity needs. */
const Nature = Type.Enum(['waves', 'sea', 'lake', 'river', 'mountains']);

const Natures = exact({
  /** The names of the towns with each feature. */
  towns: exact({ waves: Names, sea: Names, lake: Names, river: Names, mountains: Names }),
  /**
   * The features of which a sport or a title needs one; sports and titles that are not listed are possible everywhere.
   */
  needs: Type.Record(Type.String(), Type.Array(Nature)),
});

const content = checkedFile(Natures, 'nature.json', file);

/** Whether a sport, by its slug, or an activity, by its title, is possible in a town. */
export function isAtHome(sportOrTitle: string, { name }: Town): boolean {
  const { towns, needs } = content();
  const needed = needs[sportOrTitle];
  return needed === undefined || needed.some((one) => towns[one].includes(name));
}
