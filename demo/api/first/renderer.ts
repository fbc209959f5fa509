import { existsSync } from 'node:fs';
import { once } from '../once.ts';

/** What `creneau/server` takes. */
export interface PageElement {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The view of a page of another server. */
export interface AnsweredView extends PageElement {
  readonly settings: Readonly<Record<'siteUrl', string>> &
    Readonly<Partial<Record<'lang' | 'timeZone' | 'theme', string>>>;
  readonly address: string;
  readonly now: number;
  readonly call: (path: string) => Promise<unknown>;
  readonly warn: (sentence: string, error: unknown) => void;
}

export interface FirstView extends AnsweredView {
  readonly before?: readonly PageElement[];
  readonly after?: readonly PageElement[];
  readonly files: string;
}

/** `creneau/server`, as it was built. */
interface Renderer {
  renderFirst(view: FirstView): Promise<{ readonly html: string } | null>;
  answerFirst(view: AnsweredView): Promise<object | null>;
}

const BUILT = new URL('../../../dist/server/index.js', import.meta.url);
const NOTHING = () => Promise.resolve(null);

/** Returns what makes first views, as it was built; without a build there are none (D-server-install). */
export const renderer = once(
  (): Promise<Renderer> =>
    existsSync(BUILT) ? import(BUILT.href) : Promise.resolve({ renderFirst: NOTHING, answerFirst: NOTHING }),
);
