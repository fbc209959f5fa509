import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { HouseRule } from './house.ts';
import type { Rule, Source } from './source.ts';
import { titlesOf } from './titles.ts';

const top = new URL('../../', import.meta.url);

/** The headings of every document in `docs/`, by its path. */
const headings: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(new URL('docs/', top))
    .filter((name) => name.endsWith('.md'))
    .map((name) => [`docs/${name}`, headingsOf(readFileSync(new URL(`docs/${name}`, top), 'utf8'))]),
);

const ID = /(?<![\w-])[SDC]-[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g;

/** Every id of the specification, the decisions and the contract. */
const ids: ReadonlySet<string> = new Set(
  [...headings.values()].flat().filter((heading) => heading.replace(ID, '') === ''),
);

/** An id that is cited (`D-hold`) is a heading in `docs/`. */
export const citesIdsThatExist: Rule = ({ path, text }) => {
  if (!/\.(?:tsx?|mjs|css|md)$/.test(path)) return [];
  return (text.match(ID) ?? []).filter((id) => !ids.has(id)).map((id) => `${path} cites ${id}, which no document has`);
};

/** Ids that no test can show, each with its reason. */
const UNSHOWN: Readonly<Record<string, string>> = {
  'S-server-validation': 'The specification does not say it; D-same-rules and D-problem-json settle it.',
  'S-server-failures': 'The specification does not say it; D-problem-json, D-statuses and D-error-codes settle it.',
  'D-name': 'A name: the package, the tags and the documents carry it.',
  'D-react-version': 'package.json allows no other version.',
};

/** Each id of the documents is in the title of a test that shows it, or in UNSHOWN. */
export const showsEveryId: HouseRule = (sources) => {
  const shown = new Set(sources.flatMap((source) => titlesOf(source)).flatMap((title) => title.match(ID) ?? []));
  const isExcused = (id: string) => Object.hasOwn(UNSHOWN, id);
  return [
    ...[...ids].filter((id) => !shown.has(id) && !isExcused(id)).map((id) => `no title of a test names ${id}`),
    ...[...ids].filter((id) => shown.has(id) && isExcused(id)).map((id) => `a test names ${id}, which UNSHOWN excuses`),
    ...Object.keys(UNSHOWN)
      .filter((id) => !ids.has(id))
      .map((id) => `UNSHOWN excuses ${id}, which no document has`),
  ];
};

/**
 * Comments and titles cite only ids, because section numbers and issues mean nothing to a reader who has only the
 * repository.
 */
export const citesByIdAlone: Rule = ({ path, text }) => {
  if (!/\.(?:tsx?|mjs|css)$/.test(path)) return [];
  return (text.match(/(?<!RFC \d+ )§ ?\d+|\bissue \d+/gi) ?? []).map((found) => `${path} cites ${found}`);
};

/** Documents for contributors, which name files of the sources: a file that they name is there. */
export const namesFilesThatExist: HouseRule = (sources) =>
  sources.flatMap(({ path, text }) =>
    /^docs\/(?:architecture|contributing|glossary|measured|accessibility)\.md$/.test(path)
      ? [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|sql|csv))`/g)]
          .filter(([, file]) => !sources.some((source) => `/${source.path}`.endsWith(`/${file}`)))
          .map(([, file]) => `${path} names ${file}, which is not there`)
      : [],
  );

/** The number of elements' names in a file from which on it is a list of elements, to which a new one may belong. */
const MANY_NAMES = 3;

/** The recipe for a widget names every list of elements. Pages and states, which it names as folders, show some. */
export const recipeNamesEachList: HouseRule = (sources) => {
  const text = (path: string) => sources.find((source) => source.path === path)?.text ?? '';
  const [, recipe = ''] = /^## Adding a widget\n(.*?)^## /ms.exec(text('docs/architecture.md')) ?? [];
  const names = [...text('widgets/tags.ts').matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map(([, name = '']) => name);
  return sources
    .filter(({ path }) => /^(?:core|widgets|demo)\/.*\.(?:tsx?|mjs)$/.test(path))
    .filter(({ path }) => !/^demo\/(?:states\/|pages\/(?!qa\/))/.test(path) && !recipe.includes(`\`${path}\``))
    .filter((source) => names.filter((name) => source.text.includes(`'${name}'`)).length >= MANY_NAMES)
    .map(({ path }) => `${path} lists elements, and the recipe for a widget does not name it`);
};

/** A link from one document to another leads to an existing file and, if it has an anchor, to an existing heading. */
export const linksToWhatIsThere: Rule = (source) =>
  linksOf(source)
    .filter(({ file, anchor }) => {
      if (!existsSync(new URL(file, top))) return true;
      return anchor !== '' && !headings.get(file)?.some((heading) => slugOf(heading) === anchor);
    })
    .map(({ href }) => `${source.path} links to ${href}, which is not there`);

interface Link {
  readonly href: string;
  /** The path relative to the top folder. */
  readonly file: string;
  readonly anchor: string;
}

function linksOf({ path, text }: Source): readonly Link[] {
  if (!path.endsWith('.md')) return [];
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, href = '']) => {
    const [target = '', anchor = ''] = href.split('#');
    if (/^\w+:/.test(href) || (target !== '' && !target.endsWith('.md'))) return [];
    return [{ href, file: target === '' ? path : posix.join(posix.dirname(path), target), anchor }];
  });
}

function headingsOf(text: string): readonly string[] {
  return [...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
}

function withoutCode(text: string): string {
  return text.replace(/^```.*?^```/gms, '');
}

/** Returns the anchor that code hosts give a heading. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
