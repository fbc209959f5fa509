import { kebabCase } from './definition.ts';
import { membersOf } from './members.ts';

/** A setting that every element takes. */
export interface Setting {
  readonly attribute: string;
  readonly property: string;
  readonly doc: string;
  /** The TypeScript type that can be assigned to the property, besides null and undefined. */
  readonly given: string;
  /** The TypeScript type that the property returns. */
  readonly type: string;
}

/** The types of properties that return a different type while they are unset. */
const UNSET: Readonly<Record<string, string>> = {
  theme: "Theme | ''",
  consent: 'string | null',
  vitals: "'on' | 'off' | ''",
  orderEvent: "'full' | 'anonymous' | ''",
};

/** The settings of every element, read from the interface `Configuration`. */
export const SETTINGS: readonly Setting[] = membersOf('widgets/shared/page/settings.ts', 'Configuration').map(
  (member) => {
    const given = member.type.replaceAll(/ \| (?:null|undefined)\b/g, '');
    const { name: property, doc } = member;
    return { attribute: kebabCase(property), property, doc, given, type: UNSET[property] ?? given };
  },
);
