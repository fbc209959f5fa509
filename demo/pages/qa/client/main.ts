import { byId } from './dom.ts';
import { elementLinks } from './element-links.ts';
import type { ElementFacts } from './elements.ts';
import { attributeFields } from './fields/attribute-fields.ts';
import { consentFields, settingFields, timeFields } from './fields/setting-fields.ts';
import { tokenField } from './fields/token-field.ts';
import { ui, words } from './here.ts';
import { startAudit } from './logs/audit.ts';
import { startCallLog } from './logs/call-log.ts';
import { startLog } from './logs/event-log.ts';
import { keepOtherLanguage } from './other-language.ts';
import { type QaState, queryOf, readState } from './qa-state.ts';
import { codeBlocks } from './snippet/code.ts';
import { reactSnippet, vueSnippet } from './snippet/framework.ts';
import { policyLine } from './snippet/policy.ts';
import { divSnippet, htmlSnippet, linkSnippet, npmSnippet, pinnedTag } from './snippet/snippet.ts';
import { needsNote } from './stage/needs-note.ts';
import { driveStage } from './stage/stage-frame.ts';
import { toolbar } from './stage/toolbar.ts';
import { inUi } from './words/words.ts';

/** A placeholder, because a page's server writes a new nonce into each response. */
const NONCE = 'NONCE';

const elements = (await (await fetch('/qa/elements.json')).json()) as readonly ElementFacts[];
const integrities = (await (await fetch('/qa/integrity.json')).json()) as Readonly<Record<string, string>>;
const releases = Object.entries(integrities).map(([version, integrity]) => ({ version, integrity }));
let state = readState(new URLSearchParams(location.search), elements);
const facts = elements.find(({ name }) => name === state.element) ?? {
  name: state.element,
  summary: '',
  attributes: [],
  events: {},
  first: { attributes: {}, user: '' },
};
const names = facts.attributes.map(({ name }) => name);

const code = codeBlocks(['html', 'header', 'pinned', 'div', 'link', 'nonce', 'nonceHeader', 'npm', 'react', 'vue']);
const stage = driveStage(byId<HTMLIFrameElement>('stage'), names, {
  onLoad: () => stage.apply(state),
  onResize: () => void print(),
});
const showLinks = elementLinks(elements);
const showNeeds = needsNote(facts);
const showWidth = toolbar(stage, () => state, change);

const token = tokenField((text) => stage.useToken(text, state));

byId('tag').textContent = `creneau-${facts.name}`;
Object.assign(byId('summary'), { textContent: facts.summary, lang: 'en' });
document.title = `${facts.name} · ${document.title}`;
byId('controls').append(
  attributeFields(facts, state, setAttribute),
  settingFields(() => state, change, token.element),
  consentFields(() => state, change),
  timeFields(() => state, change, Number(document.body.dataset['now'])),
);
byId('controls').addEventListener('submit', (event) => event.preventDefault());
startAudit(byId<HTMLIFrameElement>('stage'));
startCallLog();
startLog(elements.flatMap(({ events }) => Object.keys(events)));
keepOtherLanguage();
show();
stage.load(state);

function setAttribute(name: string, value: string | null): void {
  const { [name]: _, ...others } = state.attributes;
  change({ attributes: value === null ? others : { ...others, [name]: value } });
}

function change(part: Partial<QaState>): void {
  const { api } = state.typed;
  state = { ...state, ...part };
  // A token is used only with the address for which it was typed (D-qa-token).
  if (state.typed.api !== api) token.forget();
  show();
  stage.apply(state);
}

function show(): void {
  history.replaceState(null, '', `?${inUi(queryOf(state), ui)}`);
  showLinks(state);
  showNeeds(state);
  showWidth(state);
  void print();
}

async function print(): Promise<void> {
  const printed = state;
  const { origin: bundle } = location;
  const english = document.body.dataset['english'] ?? bundle;
  const sources = { bundle, english, tiles: stage.tiles(), height: stage.height() };
  const header = await policyLine(printed, sources);
  const nonceHeader = await policyLine(printed, sources, NONCE);
  if (printed !== state) return;
  code.show({
    html: htmlSnippet(printed, sources),
    pinned: releases.map((release) => pinnedTag(printed, sources, release)).join('\n'),
    header,
    div: divSnippet(printed, sources),
    link: linkSnippet(printed, sources) ?? words.noLink,
    nonce: htmlSnippet(printed, sources, NONCE),
    nonceHeader,
    npm: npmSnippet(printed, sources),
    react: reactSnippet(printed, sources, facts),
    vue: vueSnippet(printed, sources, facts),
  });
}
