import { vi } from 'vitest';
import { selectionOf, setSelection } from '../../../widgets/shared/page/page-state.ts';
import { aSelection } from '../../fixtures/data/factories.ts';
import { aMePayload } from '../../fixtures/data/payloads.ts';
import { aPage } from '../../fixtures/data/widget-context.ts';

export type User = 'camille' | 'louis';

/** How a question is answered: as it is, or not at all. */
export type Fate = 'answered' | 'lost';

/** How the page answers when it is asked for a token. */
export type Given = 'good' | 'bad' | 'none' | 'lost';

const IDS: Readonly<Record<User, number>> = { camille: 1, louis: 2 };

const GUEST = 'guest';

/** A token that the page has given. */
interface Issued {
  readonly user: User;
  /** Which of the page's settings it belongs to. */
  readonly setting: number;
  isGood: boolean;
}

/** A call or a question of ours that is on its way. */
interface Asked {
  readonly isMe: boolean;
  answer(fate: Fate, given: Given): void;
}

/**
 * A page, its API and what both know: each token's user, whether it is good, and to which setting of the page it belongs. It
 * collects what must never happen in `broken`.
 */
export class SessionWorld {
  readonly page = aPage();
  readonly broken: string[] = [];
  readonly asked: Asked[] = [];
  readonly #issued = new Map<string, Issued>();
  /** What the page has said last: nothing, a text, or a function of this user's. */
  #said: { readonly user: User; readonly text: string | null } | null = null;
  #setting = 0;
  /** The settings for which the page was asked for a new token. */
  readonly #renewals = new Set<number>();
  /** The settings for which the page was asked for any token, and those where the first of them came. */
  readonly #questioned = new Set<number>();
  readonly #opened = new Set<number>();
  #hasGuest = false;
  #count = 0;

  constructor() {
    const host = document.createElement('creneau-pager');
    this.page.hosts.add(host);
    host.addEventListener('creneau-tokenexpired', (event) => {
      this.#renewals.add(this.#setting);
      (event as CustomEvent).detail.renew(this.#question(this.#said?.user ?? 'camille', this.#setting));
    });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.#receive(url, init));
  }

  setText(user: User, isGood: boolean): void {
    const text = this.#issue(user, this.#setting + 1, isGood);
    this.#say(user, text);
    this.page.session.setToken(text);
  }

  setFunction(user: User): void {
    this.#say(user, null);
    const setting = this.#setting;
    this.page.session.setToken(() => this.#question(user, setting));
  }

  signIn(user: User): void {
    const text = this.#issue(user, this.#setting + 1, true);
    this.#say(user, text);
    this.page.session.accept(text);
    this.page.session.setToken(text);
  }

  withdraw(): void {
    this.#setting += 1;
    this.#said = null;
    this.page.session.setToken(null);
  }

  setGuest(isThere: boolean): void {
    this.#hasGuest = isThere;
    this.page.session.setGuest(isThere ? GUEST : null);
  }

  /** The page's tokens are good no more. A token that expires while the API is asked whose it is was none from the start. */
  expire(): void {
    if (this.asked.some(({ isMe }) => isMe)) return;
    for (const issued of this.#issued.values()) issued.isGood = false;
  }

  /** A widget fetches something of its own, and keeps it on the page. */
  call(): void {
    this.#count += 1;
    const setting = this.#setting;
    this.page.client
      .get(`v1/slotted/${this.#count}`, (payload) => payload as { readonly user: User | null })
      .then(({ user }) => {
        // A store passes over what comes for an earlier user.
        if (user && setting === this.#setting) setSelection(this.page, user, aSelection('2026-11-24T08:00'));
      })
      .catch(() => {});
  }

  /** The data of a user on the page. */
  owners(): readonly User[] {
    return (Object.keys(IDS) as User[]).filter((user) => selectionOf(this.page.data.getState(), user).length > 0);
  }

  /** How many renewed tokens were asked for. */
  get renewals(): number {
    return this.#renewals.size;
  }

  /** Takes one of the questions that are on their way. */
  take(nth: number): Asked | undefined {
    return this.asked.splice(nth % Math.max(1, this.asked.length), 1)[0];
  }

  /** Looks at what the page shows. */
  check(): void {
    const { person, isSignedIn, hasExpired } = this.page.data.getState();
    const others = this.owners().filter((user) => IDS[user] !== person?.id);
    if (person && others.length > 0) this.broken.push(`${person.id} sees the data of ${others}`);
    if (!this.#said && isSignedIn) this.broken.push('signed in without a token');
    if (!this.#said && this.owners().length > 0) this.broken.push('data stays after a log-out');
    if (!this.#said || isSignedIn) return;
    const isAsked = this.#renewals.has(this.#setting);
    if (this.#said.text !== null && !(hasExpired && isAsked)) this.broken.push('a silent log-out');
    if (this.#said.text === null && this.#opened.has(this.#setting) && !hasExpired)
      this.broken.push('a silent log-out');
  }

  /** Whether the page shows what it must once all is answered. */
  isRight(): boolean {
    const { person, isSignedIn } = this.page.data.getState();
    if (!this.#said) return !isSignedIn;
    return !isSignedIn || person === null || person.id === IDS[this.#said.user];
  }

  #say(user: User, text: string | null): void {
    this.#setting += 1;
    this.#said = { user, text };
  }

  #issue(user: User, setting: number, isGood: boolean): string {
    this.#count += 1;
    const text = `${user}-${this.#count}`;
    this.#issued.set(text, { user, setting, isGood });
    return text;
  }

  /** The page is asked for a token; the answer belongs to the setting that it was asked for. */
  #question(user: User, setting: number): Promise<string> {
    const isFirst = !this.#questioned.has(setting);
    this.#questioned.add(setting);
    return new Promise<string>((resolve, reject) => {
      const answer: Asked['answer'] = (_, given) => {
        if (given === 'lost') return reject(new Error('The page does not answer.'));
        if (given === 'none') return resolve(null as unknown as string);
        if (isFirst) this.#opened.add(setting);
        resolve(this.#issue(user, setting, given === 'good'));
      };
      this.asked.push({ isMe: false, answer });
    });
  }

  #receive(url: string, init: RequestInit): Promise<Response> {
    const header = (init.headers as Record<string, string>)['authorization'];
    const text = header?.replace('Bearer ', '') ?? null;
    const isMe = url.endsWith('/me');
    const issued = text === null ? undefined : this.#issued.get(text);
    this.#judge(text, issued, isMe);
    return new Promise((resolve) => {
      const answer: Asked['answer'] = (fate) => resolve(this.#response(fate, text, issued, isMe));
      this.asked.push({ isMe, answer });
    });
  }

  #judge(text: string | null, issued: Issued | undefined, isMe: boolean): void {
    if (text === GUEST && !this.#hasGuest) this.broken.push('a call with the token of a guest who has gone');
    if (!issued) return;
    if (issued.setting !== this.#setting) this.broken.push(`a call with the withdrawn token ${text}`);
    const others = this.owners().filter((user) => user !== issued.user);
    if (!isMe && others.length > 0) this.broken.push(`a call of ${issued.user} beside the data of ${others}`);
  }

  #response(fate: Fate, text: string | null, issued: Issued | undefined, isMe: boolean): Response {
    if (fate === 'lost') return Response.json({ code: 'forbidden' }, { status: 403 });
    const isKnown = text === null ? !isMe : text === GUEST || issued?.isGood;
    if (!isKnown) return Response.json({ code: 'token-invalid' }, { status: 401 });
    return Response.json(isMe && issued ? aMePayload({ id: IDS[issued.user] }) : { user: issued?.user ?? null });
  }
}
