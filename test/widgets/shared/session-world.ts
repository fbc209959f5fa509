import { vi } from 'vitest';
import { selectionOf, setSelection } from '../../../widgets/shared/page/page-state.ts';
import { aSelection } from '../../fixtures/data/factories.ts';
import { aMePayload } from '../../fixtures/data/payloads.ts';
import { aPage } from '../../fixtures/data/widget-context.ts';

export type User = 'camille' | 'louis';

/** The fate of a call: it is answered, gets no response, or gets one only at a later attempt. */
export type Fate = 'answered' | 'lost' | 'cut';

/** The page's response when it is asked for a token. */
export type Given = 'good' | 'bad' | 'none' | 'lost';

const IDS: Readonly<Record<User, number>> = { camille: 1, louis: 2 };

const GUEST = 'guest';

/** A token that the page has given. */
interface Issued {
  readonly user: User;
  /** The number of the page's token setting to which it belongs. */
  readonly setting: number;
  isGood: boolean;
}

/** A call to the API or a request to the page that is under way. */
interface Asked {
  readonly isMe: boolean;
  answer(fate: Fate, given: Given): void;
}

/**
 * A page and its API, with the user, the validity and the token setting of each token. The number of a setting grows
 * when the page sets another token. Violations are collected in `broken`.
 */
export class SessionWorld {
  readonly page = aPage();
  readonly broken: string[] = [];
  readonly asked: Asked[] = [];
  readonly #issued = new Map<string, Issued>();
  /** The token setting that the page made last: none, a text, or a function that returns tokens of this user. */
  #said: { readonly user: User; readonly text: string | null; readonly isSteady?: boolean } | null = null;
  #setting = 0;
  /** The settings whose function has returned tokens of several users. */
  readonly #mixed = new Set<number>();
  /** The token that a steady function returns while the token is valid. */
  #steady: string | null = null;
  /** Whether a user was signed in, perhaps with an expired session, and the page has not withdrawn its token since. */
  #isSomebodys = false;
  /** The settings for which the page was asked for a new token. */
  readonly #renewals = new Set<number>();
  /** The settings for which the page was asked for a token, and those for which it gave the first one. */
  readonly #questioned = new Set<number>();
  readonly #opened = new Set<number>();
  /** How often the page has responded that there is no token. */
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

  /** Sets a function as token; a steady function returns the same text at each call. */
  setFunction(user: User, isSteady: boolean): void {
    this.#say(user, null, isSteady);
    const setting = this.#setting;
    this.page.session.setToken(() => this.#question(setting));
  }

  /** Lets the page's function return tokens of another user from now on. */
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

  /** Lets all tokens of the page expire. */
  expire(): void {
    for (const issued of this.#issued.values()) issued.isGood = false;
  }

  /** Makes a personal call as a widget does, and keeps the data in the page state. */
  call(): void {
    this.#count += 1;
    const setting = this.#setting;
    this.page.client
      .get(`v1/slotted/${this.#count}`, (payload) => payload as { readonly user: User | null })
      .then(({ user }) => {
        // A store ignores a response for an earlier user.
        if (user && setting === this.#setting) setSelection(this.page, user, aSelection('2026-11-24T08:00'));
      })
      .catch(() => {});
  }

  /** Returns the users whose data are in the page state. */
  owners(): readonly User[] {
    return (Object.keys(IDS) as User[]).filter((user) => selectionOf(this.page.data.getState(), user).length > 0);
  }

  /** The number of renewed tokens that were requested. */
  get renewals(): number {
    return this.#renewals.size;
  }

  /** Removes and returns one of the calls and requests that are under way. */
  take(nth: number): Asked | undefined {
    return this.asked.splice(nth % Math.max(1, this.asked.length), 1)[0];
  }

  /** Moves the clock on, so that calls without a response are tried again. */
  wait(): void {
    vi.advanceTimersByTime(900);
  }

  /** Checks the page state, and adds violations to `broken`. */
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

  /** Whether the page state is right once all calls are answered. */
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

  /** Asks the page for a token; the response belongs to the setting for which the token was requested. */
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
        // A text that was requested before the page withdrew its token does not count.
        if (isFirst && nulls === this.#nulls) this.#opened.add(setting);
        resolve(setting === this.#setting ? this.#given(setting, given) : this.#issue(user, setting, given === 'good'));
      };
      this.asked.push({ isMe: false, answer });
    });
  }

  /** Returns the token that the page gives now. */
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
