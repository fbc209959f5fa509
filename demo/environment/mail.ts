import { badVariable, EnvironmentError, type Variables } from './variable.ts';

/** The settings for sending mail. */
export interface MailSettings {
  readonly smtp: {
    readonly host: string;
    readonly port: number;
    /** Whether TLS is used from the first byte; otherwise the connection is upgraded if the server supports it. */
    readonly isSecure: boolean;
    /** Null for a server that requires no login. */
    readonly login: { readonly user: string; readonly password: string } | null;
  };
  readonly from: { readonly name: string; readonly address: string };
}

const SMTP_FORM = "a mail server's address such as smtps://user:password@mail.example:465";
const FROM_FORM = 'an e-mail address such as bonjour@marketplace.example or "Créneau <bonjour@marketplace.example>"';

/**
 * Reads the settings `SMTP_URL` and `MAIL_FROM`; null if neither is set. Throws an EnvironmentError if only one is set.
 */
export function readMail(variables: Variables): MailSettings | null {
  const { SMTP_URL: url, MAIL_FROM: from } = variables;
  if (!url && !from) return null;
  if (!url || !from) {
    const missing = url ? 'MAIL_FROM' : 'SMTP_URL';
    throw new EnvironmentError(`Mail needs SMTP_URL and MAIL_FROM together; ${missing} is missing.`);
  }
  return { smtp: readSmtp(url), from: readFrom(from) };
}

/** Reads `SMTP_URL`. Its value may contain a password, so it is never repeated. */
function readSmtp(text: string): MailSettings['smtp'] {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isKnown = url !== null && /^smtps?:$/.test(url.protocol) && /^[\w.:[\]-]+$/.test(url.hostname);
  if (!isKnown || !/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '' || /[\s\p{Cc}]/u.test(text)) {
    throw badVariable('SMTP_URL', '…', SMTP_FORM);
  }
  const isSecure = url.protocol === 'smtps:';
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if ((user === '') !== (password === '')) throw badVariable('SMTP_URL', '…', SMTP_FORM);
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    login: user === '' ? null : { user, password },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw badVariable('SMTP_URL', '…', SMTP_FORM);
  }
}

function readFrom(text: string): MailSettings['from'] {
  const [, quoted, plain, inner, bare] =
    /^(?:(?:"([^"<>\p{Cc}]*)"|([^"<>@,;:\p{Cc}]*?))\s*<([^<>]+)>|([^<>\s]+))$/u.exec(text.trim()) ?? [];
  const address = inner ?? bare ?? '';
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i.test(address)) {
    throw badVariable('MAIL_FROM', text, FROM_FORM);
  }
  return { name: (quoted ?? plain ?? '').trim(), address };
}
