import type { Language } from '../../../core/text/language.ts';
import type { Letter } from './letter-parts.ts';
import { sayIn } from './words.ts';

/** Returns a letter as plain text. */
export function textOf({ hello, said, facts, links, notes }: Letter, lang: Language): string {
  const colon = sayIn(lang)('colon');
  const blocks = [
    hello,
    ...said,
    facts.map(({ label, values }) => `${label}${colon} ${values.join(`\n${' '.repeat(4)}`)}`).join('\n'),
    ...links.map(({ label, href }) => `${label}${colon} ${href}`),
    ...notes,
    'Créneau',
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Returns a letter as a page that mail programs show: no script, no picture, no style sheet. */
export function htmlOf({ subject, hello, said, facts, links, notes }: Letter, lang: Language): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const rows = facts.map(
    ({ label, values }) =>
      `<tr><th scope="row" style="${CELL};color:#555;overflow-wrap:normal">${escapeHtml(label)}</th><td style="${CELL}">${values.map(escapeHtml).join('<br>')}</td></tr>`,
  );
  const anchors = links.map(
    ({ label, href }, n) =>
      `<p><a href="${escapeHtml(href)}" style="${n === 0 ? BUTTON : LINK}">${escapeHtml(label)}</a></p>`,
  );
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fff;color:#222;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;overflow-wrap:anywhere">
${[hello, ...said].map(paragraph).join('\n')}
<table style="border-collapse:collapse">
${rows.join('\n')}
</table>
${anchors.join('\n')}
${notes.map(paragraph).join('\n')}
<p>Créneau</p>
</div>
</body>
</html>
`;
}

const CELL = 'padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:normal';
const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:6px;background:#0b5c5c;color:#fff;text-decoration:none';

const LINK = 'color:#0b5c5c';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text so that it is safe between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
