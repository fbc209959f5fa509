import type { Language } from '../../core/text/language.ts';
import type { FindingCase } from '../shared/page/embedding/finding.ts';
import type { Misplaced } from '../shared/page/embedding/misplaced.ts';
import type { SettingName } from '../shared/page/settings.ts';
import type { Outcome } from './probe.ts';

/** Why an element has no size. */
export type NoSize =
  | { readonly case: 'not-displayed'; readonly by: Element }
  | { readonly case: 'clipped'; readonly by: Element }
  | { readonly case: 'no-room'; readonly by: Element }
  | { readonly case: 'map-without-height' }
  | Misplaced;

/** The place of a setting of the whole page. */
export type PagePlace = 'script tag' | 'configure';

type Facts =
  | { readonly case: 'unknown-tag'; readonly name: string; readonly meant: string | null }
  | { readonly case: 'unknown-name'; readonly name: string }
  | {
      readonly case: 'unknown-attribute';
      readonly name: string;
      readonly meant: string | null;
      readonly known: readonly string[];
    }
  | { readonly case: 'attribute-without-data'; readonly name: string }
  | { readonly case: 'bad-value'; readonly name: string; readonly text: string }
  | { readonly case: 'nothing-named'; readonly attributes: readonly string[] }
  | { readonly case: 'unknown-id'; readonly id: string }
  | {
      readonly case: 'unknown-setting';
      readonly place: PagePlace | 'ancestor';
      readonly name: string;
      readonly meant: string | null;
    }
  | { readonly case: 'language-not-offered'; readonly written: string }
  | {
      readonly case: 'address-without-scheme';
      readonly name: SettingName;
      readonly value: string;
      readonly meant: string;
    }
  | { readonly case: 'no-api-address'; readonly written: string | null }
  | { readonly case: 'api-unreachable'; readonly address: string; readonly outcome: Outcome }
  | { readonly case: 'api-refuses-headers' | 'address-without-api' | 'default-address'; readonly address: string }
  | { readonly case: 'api-failing'; readonly address: string; readonly status: number }
  | { readonly case: 'other-language'; readonly address: string; readonly lang: Language; readonly answered: Language }
  | { readonly case: 'not-an-api'; readonly address: string; readonly status: number }
  | { readonly case: 'unknown-value'; readonly address: string }
  | { readonly case: 'missing-token' }
  | { readonly case: 'token-refused' | 'token-withheld'; readonly address: string }
  | {
      readonly case: 'failed-file';
      readonly name: string;
      readonly reason: string;
      readonly outcome: Outcome | null;
    }
  | { readonly case: 'two-versions'; readonly first: string; readonly ignored: readonly string[] }
  | { readonly case: 'moved-loader'; readonly address: string }
  | { readonly case: 'unused-line'; readonly name: string; readonly meant: string | null }
  | { readonly case: 'delayed-loader'; readonly seconds: number }
  | { readonly case: 'unwatched-tree'; readonly host: Element }
  | { readonly case: 'other-registry' }
  | { readonly case: 'blocked-tiles'; readonly address: string; readonly outcome: Outcome }
  | { readonly case: 'no-size'; readonly why: NoSize }
  | { readonly case: 'swallowed'; readonly what: Element }
  | { readonly case: 'over-body'; readonly by: Element }
  | { readonly case: 'markup-as-text' | 'rule-as-text' | 'saved-element' }
  | { readonly case: 'left-link'; readonly isMarked: boolean; readonly where: string | null }
  | { readonly case: 'in-link'; readonly link: Element };

/** One problem as a check finds it: its facts and its element. `sentences/` has the text for each case. */
export type Problem = Facts & { readonly element: Element | null };

/** The facts of one case. */
export type ProblemOf<C extends FindingCase> = Extract<Facts, { readonly case: C }>;
