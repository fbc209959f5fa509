import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { htmlToText } from '../../../core/text/html-to-text.ts';
import { writeMail } from '../../../demo/api/mail/write-mail.ts';
import { everyMail } from './every-mail.ts';
import { eventsIn } from './mails.ts';

const SITE = 'https://creneau.example';
const KEY = 'a-key-of-forty-three-characters-0123456789-';
const ZONE = { fr: 'heure de Paris', en: 'Paris time' } as const;
const HOUR = /\d{1,2}h\d\d|\d{1,2}:\d\d\s[AP]M/;

/** Returns the words of a text without the characters that a layout puts between them. */
const words = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');

describe.each(['fr', 'en'] as const)('D-confirmation-mail: each mail, in %s', (lang) => {
  const mails = everyMail(lang).map(
    ([name, mail]) => [name, writeMail(mail, { site: SITE, key: mail.orderId === null ? null : KEY })] as const,
  );

  it.each(mails)('a mail is complete, without placeholders or gaps: %s', (_, { subject, text }) => {
    expect(`${subject}\n${text}`).not.toMatch(/undefined|null|NaN|Invalid|[{}]|\[object|Bonjour ,|Hello ,/);
    expect(`${subject}\n${text}`).not.toMatch(/\S[ \u00a0\u202f]{2,}\S| \n|\n{3}| [,.]/);
    expect(subject.length).toBeGreaterThan(10);
  });

  it.each(mails)('a mail names the time zone of its hours: %s', (_, { text }) => {
    for (const line of text.split('\n').filter((one) => HOUR.test(one) && !one.startsWith('    ')))
      expect(line).toContain(ZONE[lang]);
  });

  it.each(mails)('a mail ends no line inside an hour or before a dash: %s', (_, { subject, text, html }) => {
    expect(`${subject}\n${text}\n${html}`).not.toMatch(/\d [AP]M|(?:\dh\d\d|[AP]M) –/);
  });

  it.each(mails)('the text of a link in a mail is not an address: %s', (_, { html }) => {
    expect(htmlToText(html)).not.toContain('://');
  });

  it.each(mails)(
    'the HTML of a mail says the same as its text, and links only to the site: %s',
    (_, { text, html, subject }) => {
      const shown = words(htmlToText(html.replaceAll(/<head>.*<\/head>/gs, '').replaceAll(/<\/t[hd]>|<br>/g, ' ')));
      const lines = text.split('\n').map((line) => words(line.replace(/(?:\u00a0)?: https?:.*$/, '')).trim());
      for (const line of lines) {
        const [label = '', ...value] = line.split(/ ?: /);
        for (const piece of [label, value.join(': ')]) expect(shown).toContain(piece);
      }
      expect(html).toContain('<title>');
      expect(subject).not.toContain('\n');
      const links = (from: string) => from.replaceAll('&amp;', '&').match(/https?:[^\s"<]+/g) ?? [];
      for (const link of links(text + html)) expect(new URL(link).origin).toBe(SITE);
      expect(new Set(links(html))).toEqual(new Set(links(text)));
    },
  );

  it.each(mails.filter(([, { calendar }]) => calendar !== null))(
    'a mail has a calendar file that other programs can read: %s',
    (_, { calendar, text, subject }) => {
      const events = new ICAL.Component(ICAL.parse(calendar ?? '')).getAllSubcomponents('vevent');
      expect(events.length).toBeGreaterThan(0);
      for (const event of events) {
        const { summary, uid, startDate, endDate, location } = new ICAL.Event(event);
        expect(`${text}\n${subject}`).toContain(summary.replace(/ × \d+$/, ''));
        expect([uid, location]).toEqual([expect.stringContaining('@'), expect.stringContaining('Studio Lumière')]);
        expect(endDate.compare(startDate)).toBeGreaterThan(0);
      }
    },
  );
});

describe('D-calendar-entries: the mail of a change says what its file does', () => {
  const OFF = 'Session called off by the provider: Yoga doux';
  it.each([
    ['moved, a session', 'changes it in some programs', 'PUBLISH', ['Yoga doux']],
    ['moved, two sessions', 'changes all of them, only the first, or none', 'PUBLISH', ['Yoga doux', 'Yoga doux']],
    ['called-off, the only session', 'remove it', 'CANCEL', [OFF]],
    ['called-off, one of two sessions, of which the other has two places', 'remove it', 'CANCEL', [OFF]],
    ['called-off, two sessions', 'remove each of them', 'CANCEL', [OFF, OFF]],
  ])('%s: %s', (name, said, method, titles) => {
    const mail = new Map(everyMail('en')).get(name);
    const { text = '', calendar } = mail ? writeMail(mail, { site: SITE, key: KEY }) : {};
    expect(text).toContain(said);
    expect(eventsIn(calendar)).toEqual(titles.map((title) => expect.objectContaining({ method, title })));
  });

  it('each session that is still booked is one line', () => {
    const mail = new Map(everyMail('en')).get('called-off, one of two sessions, of which the other has two places');
    const { text = '' } = mail ? writeMail(mail, { site: SITE, key: KEY }) : {};
    expect(words(text).match(/12:00 PM – 01:00 PM/g)).toHaveLength(1);
    expect(words(text)).toContain('12:00 PM – 01:00 PM (2 places)');
  });
});
