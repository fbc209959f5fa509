import { HEIGHTS, type Height, PHONE, WIDE, WIDTHS } from '../states/heights.ts';

const HEADS = {
  fr: ['élément', ...WIDTHS.map((width, n) => `largeur ${width}${n === PHONE ? ' (téléphone)' : ''}`)],
  en: ['element', ...WIDTHS.map((width, n) => `${width} wide${n === PHONE ? ' (a phone)' : ''}`)],
};

/** Returns, as Markdown, the table of heights and the style sheet that reserves the first height. */
export function heightsOf(lang: 'fr' | 'en'): string {
  const rows = HEIGHTS.map((height) => [`\`creneau-${height.element}\`${height[lang]}`, ...height.pixels]);
  const table = [HEADS[lang], HEADS[lang].map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const { element, pixels } = calendar();
  const sheet = [
    `creneau-${element} { display: block; min-height: ${pixels[WIDE]}px }`,
    `@media (max-width: 600px) { creneau-${element} { min-height: ${pixels[PHONE]}px } }`,
  ];
  return [...table, '', '```css', ...sheet, '```'].join('\n');
}

/** Returns the style sheet with which the demo's own pages reserve the height of a calendar. */
export function reservedSheet(): string {
  const { element, pixels } = calendar();
  return `creneau-${element} {
  display: block;
  min-height: ${pixels[WIDE]}px;
}

@media (max-width: 600px) {
  creneau-${element} {
    min-height: ${pixels[PHONE]}px;
  }
}
`;
}

/** Returns a text in which the examples that reserve a calendar's height have the measured height. */
export function reserving(text: string): string {
  return text.replace(
    /(<creneau-slotted-calendar [^>]*style="display: block; min-height: )\d+(?=px")/g,
    `$1${calendar().pixels[WIDE]}`,
  );
}

function calendar(): Height {
  const [first] = HEIGHTS;
  if (!first) throw new Error('No height is recorded.');
  return first;
}
