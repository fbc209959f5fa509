import { vi } from 'vitest';
import { selectionOf, setSelection } from '../../../widgets/shared/page/page-state.ts';
import { aSelection } from '../../fixtures/data/factories.ts';
import { aMePayload } from '../../fixtures/data/payloads.ts';
import { aPage } from '../../fixtures/data/widget-context.ts';

export type User = 'camille' | 'louis';

/** How a question is answered: as it is, not at all, or not at the first try. */
export type Fate = 'answered' | 'lost' | 'cut';

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
  #said: { readonly user: User; readonly text: string | null; readonly isSteady?: boolean } | null = null;
  #setting = 0;
  /** The settings whose function has changed its user. */
  readonly #mixed = new Set<number>();
  /** What a steady function gives as long as it is good. */
  #steady: string | null = null;
  /** Whether the page was a user's, signed in or expired, and has not withdrawn its token since. */
  #isSomebodys = false;
  /** The settings for which the page was asked for a new token. */
  readonly #renewals = new Set<number>();
  /** The settings for which the page was asked for any token, and those where the first of them came. */
  readonly #questioned = new Set<number>();
  readonly #opened = new Set<number>();
  /** How often the page has answered that there is no token. */
  #nulls = 0;
  #hasGuest = false;
  #count = 0;

  constructor() {
    const host = document.createElement('creneau-pager');
    this.page.hosts.add(host);
    host.addEventListener('creneau-tokenexpired', (event) => {
      this.#renewals.add(this.#setting);
      (event as CustomEvent).detail.renew(this.#question(this.#setting));
    });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => this.#receive(url, init));
  }

  setText(user: User, isGood: boolean): void {
    const text = this.#issue(user, this.#setting + 1, isGood);
    this.#say(user, text);
    this.page.session.setToken(text);
  }

  /** The page sets a function, which gives the same text as before while it is steady. */
  setFunction(user: User, isSteady: boolean): void {
    this.#say(user, null, isSteady);
    const setting = this.#setting;
    this.page.session.setToken(() => this.#question(setting));
  }

  /** The page's function gives another user's tokens from now on. */
  changeUser(user: User): void {
    if (!this.#said || this.#said.text !== null || this.#said.user === user) return;
    this.#said = { ...this.#said, user };
    this.#steady = null;
    this.#mixed.add(this.#setting);
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
    this.#isSomebodys = false;
    this.page.session.setToken(null);
  }

  setGuest(isThere: boolean): void {
    this.#hasGuest = isThere;
    this.page.session.setGuest(isThere ? GUEST : null);
  }

  /** The page's tokens are good no more. */
  expire(): void {
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

  /** Time passes, so that what was cut is tried again. */
  wait(): void {
    vi.advanceTimersByTime(900);
  }

  /** Looks at what the page shows. */
  check(): void {
    const { person, isSignedIn, hasExpired } = this.page.data.getState();
    const others = this.owners().filter((user) => IDS[user] !== person?.id);
    const isMixed = this.#mixed.has(this.#setting);
    if (person && others.length > 0 && !isMixed) this.broken.push(`${person.id} sees the data of ${others}`);
    if (!this.#said && isSignedIn) this.broken.push('signed in without a token');
    if (!this.#said && this.owners().length > 0) this.broken.push('data stays after a log-out');
    if (this.#isSomebodys && !isSignedIn && !hasExpired) this.broken.push('a silent log-out');
    this.#isSomebodys ||= isSignedIn || hasExpired;
    if (!this.#said || isSignedIn) return;
    const isAsked = this.#renewals.has(this.#setting);
    if (this.#said.text !== null && !(hasExpired && isAsked)) this.broken.push('a silent log-out');
    if (this.#said.text === null && this.#opened.has(this.#setting) && !hasExpired)
      this.broken.push('a silent log-out');
  }

  /** Whether the page has a function. */
  get hasFunction(): boolean {
    return this.#said !== null && this.#said.text === null;
  }

  /** Whether the page shows what it must once all is answered. */
  isRight(): boolean {
    const { person, isSignedIn } = this.page.data.getState();
    if (!this.#said) return !isSignedIn;
    return !isSignedIn || person === null || person.id === IDS[this.#said.user];
  }

  #say(user: User, text: string | null, isSteady = false): void {
    this.#setting += 1;
    this.#said = { user, text, isSteady };
    this.#steady = null;
  }

  #issue(user: User, setting: number, isGood: boolean): string {
    this.#count += 1;
    const text = `${user}-${this.#count}`;
    this.#issued.set(text, { user, setting, isGood });
    return text;
  }

  /** The page is asked for a token; the answer belongs to the setting that it was asked for. */
  #question(setting: number): Promise<string> {
    const isFirst = !this.#questioned.has(setting);
    this.#questioned.add(setting);
    const user = this.#said?.user ?? 'camille';
    const nulls = this.#nulls;
    return new Promise<string>((resolve, reject) => {
      const answer: Asked['answer'] = (_, given) => {
        if (given === 'lost') return reject(new Error('The page does not answer.'));
        if (given === 'none') {
          if (setting === this.#setting && this.hasFunction) this.#isSomebodys = false;
          this.#opened.delete(setting);
          this.#nulls += 1;
          return resolve(null as unknown as string);
        }
        // A text that was asked for before the page has withdrawn it is none.
        if (isFirst && nulls === this.#nulls) this.#opened.add(setting);
        resolve(setting === this.#setting ? this.#given(setting, given) : this.#issue(user, setting, given === 'good'));
      };
      this.asked.push({ isMe: false, answer });
    });
  }

  /** What the page gives now. */
  #given(setting: number, given: Given): string {
    const { user = 'camille', isSteady } = this.#said ?? {};
    const steady = this.#steady;
    if (isSteady && steady !== null && this.#issued.get(steady)?.isGood) return steady;
    const text = this.#issue(user, setting, given === 'good');
    if (isSteady) this.#steady = text;
    return text;
  }

  #receive(url: string, init: RequestInit): Promise<Response> {
    const header = (init.headers as Record<string, string>)['authorization'];
    const text = header?.replace('Bearer ', '') ?? null;
    const isMe = url.endsWith('/me');
    const issued = text === null ? undefined : this.#issued.get(text);
    this.#judge(text, issued, isMe);
    return new Promise((resolve, reject) => {
      const answer: Asked['answer'] = (fate) =>
        fate === 'cut' ? reject(new TypeError('cut')) : resolve(this.#response(fate, text, issued, isMe));
      this.asked.push({ isMe, answer });
    });
  }

  #judge(text: string | null, issued: Issued | undefined, isMe: boolean): void {
    if (text === GUEST && !this.#hasGuest) this.broken.push('a call with the token of a guest who has gone');
    if (!issued) return;
    if (issued.setting !== this.#setting) this.broken.push(`a call with the withdrawn token ${text}`);
    if (this.#mixed.has(issued.setting)) return;
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
