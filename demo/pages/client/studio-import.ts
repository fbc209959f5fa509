/**
 * The import of a studio's page, for administrators: files are chosen or dropped, the server says what they would change
 * and asks what it must know, and only then they are written. Also asks for a token where the site has no users to choose.
 */
const TEXTS = {
  fr: {
    title: 'Importer des fichiers',
    hint: 'Déposez ici un classeur, ou des fichiers CSV ou JSON. Rien n’est écrit avant que vous le confirmiez.',
    choose: 'Choisir des fichiers',
    reading: 'Lecture…',
    nothing: 'Rien ne change.',
    would: 'Ce que l’import changerait',
    counts: '{added} de plus, {changed} modifiés, {removed} supprimés',
    people: 'Personnes concernées : {names}',
    answer: 'Répondre',
    write: 'Écrire',
    written: 'C’est écrit.',
    failed: 'Le serveur n’a pas répondu. Vérifiez la connexion et recommencez.',
    token: 'Jeton d’accès',
    colon: ' : ',
    enter: 'Entrer',
  },
  en: {
    title: 'Import files',
    hint: 'Drop a workbook here, or files of CSV or JSON. Nothing is written before you confirm it.',
    choose: 'Choose files',
    reading: 'Reading…',
    nothing: 'Nothing changes.',
    would: 'What the import would change',
    counts: '{added} added, {changed} changed, {removed} removed',
    people: 'People concerned: {names}',
    answer: 'Answer',
    write: 'Write',
    written: 'It is written.',
    failed: 'The server has not answered. Check the connection and try again.',
    token: 'Access token',
    colon: ': ',
    enter: 'Enter',
  },
} as const;

type Lang = keyof typeof TEXTS;
type Words = Readonly<Record<Lang, string>>;

interface Answer {
  readonly state?: 'ready' | 'written';
  readonly confirm?: string;
  readonly detail?: string;
  readonly changes?: readonly { sheet: string; added: number; changed: number; removed: number; rows: string[] }[];
  /** What becomes of booked sessions. */
  readonly sessions?: readonly { session: string; people: readonly { name: string }[] }[];
  readonly sentences?: readonly Words[];
  readonly questions?: readonly { id: string; text: Words; answers: string[]; readings: Record<string, Words> }[];
}

const lang: Lang = document.documentElement.lang === 'en' ? 'en' : 'fr';
const t = TEXTS[lang];
const script = document.querySelector<HTMLScriptElement>('script[data-site-url]');
const api = script?.dataset['apiUrl'] ?? '/api';
let token = script?.dataset['token'] ?? '';

const place = document.getElementById('import');
/** The names of sheets, by their ids. */
const names: Readonly<Record<string, string>> = JSON.parse(place?.dataset['sheets'] ?? '{}');

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const filled = (text: string, values: object) =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text);

async function ask(path: string, body?: object): Promise<Answer & { readonly groups?: readonly string[] }> {
  const response = await fetch(`${api}${path}`, {
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.json();
}

async function sent(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // Pieces, because a call takes only so many arguments.
  for (let from = 0; from < bytes.length; from += 32_768) {
    text += String.fromCharCode(...bytes.subarray(from, from + 32_768));
  }
  return { name: file.name, content: btoa(text) };
}

/** Tries an import, or makes it, and shows what the server says. */
async function bring(files: readonly object[], box: HTMLElement, more: More = {}): Promise<void> {
  box.replaceChildren(element('p', {}, t.reading));
  try {
    box.replaceChildren(...shown(await ask('/v1/studio/import', { files, ...more }), { files, box, more }));
  } catch {
    box.replaceChildren(element('p', {}, t.failed));
  }
}

/** What is sent beside the files. */
interface More {
  readonly answers?: Readonly<Record<string, FormDataEntryValue>>;
  readonly confirm?: string | undefined;
}

interface Brought {
  readonly files: readonly object[];
  readonly box: HTMLElement;
  readonly more: More;
}

function shown(answer: Answer, { files, box, more }: Brought): readonly Node[] {
  const { state, confirm, changes = [], sessions = [], sentences = [], questions = [], detail = '' } = answer;
  const lines = sentences.map((one) => element('li', {}, one[lang]));
  if (!state && questions.length > 0) return [element('ul', {}, ...lines), form(questions, { files, box, more })];
  if (!state) return [lines.length > 0 ? element('ul', {}, ...lines) : element('p', {}, detail)];
  if (state === 'written') return [element('p', {}, t.written)];
  const told = sessions.flatMap(({ people }) => people.map(({ name }) => name));
  const counted = changes.filter(({ added, changed, removed }) => added + changed + removed > 0);
  if (counted.length === 0 && told.length === 0) return [element('p', {}, t.nothing)];
  const button = element('button', { type: 'button' }, t.write);
  button.addEventListener('click', () => bring(files, box, { ...more, confirm }));
  return [
    element('h3', {}, t.would),
    element(
      'ul',
      {},
      ...counted.map((one) =>
        element(
          'li',
          {},
          `${names[one.sheet] ?? one.sheet}${t.colon}${filled(t.counts, one)} (${one.rows.join(', ')})`,
        ),
      ),
    ),
    ...(told.length > 0 ? [element('p', {}, filled(t.people, { names: told.join(', ') }))] : []),
    button,
  ];
}

function form(questions: NonNullable<Answer['questions']>, { files, box, more }: Brought): HTMLFormElement {
  const fields = questions.map(({ id, text, answers, readings }) => {
    const options = answers.map((value) => element('option', { value }, readings[value]?.[lang] ?? value));
    return element('label', {}, text[lang], element('select', { name: id }, ...options));
  });
  const made = element('form', {}, ...fields, element('button', {}, t.answer));
  made.addEventListener('submit', (event) => {
    event.preventDefault();
    bring(files, box, {
      ...more,
      answers: { ...more.answers, ...Object.fromEntries(new FormData(made)) },
    });
  });
  return made;
}

/** Shows the import to an administrator. */
async function offer(place: HTMLElement): Promise<void> {
  const { groups = [] } = await ask('/v1/me');
  if (!groups.includes('Administrateurs')) return;
  const box = element('div', { role: 'status' });
  const input = element('input', { type: 'file', multiple: true, accept: '.xlsx,.ods,.csv,.tsv,.txt,.json' });
  const take = async (files: Iterable<File>) => bring(await Promise.all([...files].map(sent)), box);
  input.addEventListener('change', () => take(input.files ?? []));
  place.addEventListener('dragover', (event) => event.preventDefault());
  place.addEventListener('drop', (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files ?? []);
  });
  const label = element('label', { className: 'choose' }, t.choose, input);
  place.replaceChildren(element('h2', {}, t.title), element('p', {}, t.hint), label, box);
  place.hidden = false;
}

/** Asks for a token, which only the open page keeps (D-storage). */
function askForToken(place: HTMLElement, signIn: (token: string) => void): void {
  const input = element('input', { type: 'password', name: 'token', autocomplete: 'current-password', required: true });
  const asked = element('form', {}, element('label', {}, t.token, input), element('button', {}, t.enter));
  asked.addEventListener('submit', (event) => {
    event.preventDefault();
    token = input.value.trim();
    signIn(token);
    place.hidden = true;
    offer(place);
  });
  place.replaceChildren(asked);
  place.hidden = false;
  input.focus();
}

if (place) {
  if (token !== '') offer(place);
  addEventListener('creneau-signinrequired', (event) => {
    const hasUsers = document.querySelector('a.account') !== null;
    if (hasUsers || !(event instanceof CustomEvent)) return;
    event.preventDefault();
    askForToken(place, event.detail.signIn);
  });
}
