import type { CalendarStatus } from '../../../core/booking/calendar-file.ts';
import { type CalendarTexts, orderCalendar, referenceOf } from '../../../core/booking/order-calendar.ts';
import type { Language } from '../../../core/text/language.ts';
import type { Mail, MailKind, PlannedMail } from '../ports/mail-content.ts';
import type { Order } from '../schemas/booking.ts';
import { calendarOrder, changedEntries, type ToldChange } from './calendar-order.ts';
import { htmlOf, textOf } from './layout.ts';
import { letterOf } from './letter.ts';
import { type Links, titleOf } from './letter-parts.ts';
import { wordsIn } from './words.ts';

/** Writes the text of a planned mail. */
export function writeMail(mail: PlannedMail, links: Links): Mail {
  const letter = letterOf(mail, links);
  const { recipient, lang, content } = mail;
  return {
    recipient,
    lang,
    // The subject is one line, whatever a title or a name contains.
    subject: letter.subject.replaceAll(/[ \p{Cc}\u2028\u2029]+/gu, ' '),
    text: textOf(letter, lang),
    html: htmlOf(letter, lang),
    calendar: calendarOf(mail, letter.subject, links),
    ...(content.case === 'message' && { replyTo: content.replyTo }),
  };
}

const STATUS: Readonly<Partial<Record<MailKind, CalendarStatus>>> = {
  confirmed: 'confirmed',
  gift: 'confirmed',
  cancelled: 'cancelled',
  'gift-cancelled': 'cancelled',
};

function calendarOf(mail: PlannedMail, subject: string, { site }: Links): string | null {
  const { kind, lang, content, createdAt } = mail;
  const status = STATUS[kind];
  if (content.case === 'changed' && kind !== 'unscheduled') return changedFile(mail, content, subject, site);
  if (content.case !== 'order' || status === undefined) return null;
  return orderCalendar(
    calendarOrder(content),
    aboutOrder(content.order, status, subject, { lang, site }),
    status,
    createdAt,
  );
}

/** Returns the file that changes the entries of an order, or removes them if none is left of them. */
function changedFile({ lang, createdAt }: PlannedMail, told: ToldChange, subject: string, site: string): string | null {
  const { before } = told;
  // Nobody has a file of an order that is not paid.
  const changed = before.state === 'pending' ? null : changedEntries(told);
  return changed?.file(aboutOrder(before, changed.status, subject, { lang, site }), createdAt) ?? null;
}

interface Where {
  readonly lang: Language;
  readonly site: string;
}

function aboutOrder(order: Order, status: CalendarStatus, subject: string, { lang, site }: Where): CalendarTexts {
  // Some programs add what they are to remove: the subject says there too that it is cancelled.
  const title = status === 'cancelled' ? subject : titleOf(order);
  const description = wordsIn(lang).say('calendar note', { id: referenceOf(order), provider: order.user.fullName });
  // The address has no key, because calendars are shared.
  return { title, description, url: `${site}/order/` };
}
