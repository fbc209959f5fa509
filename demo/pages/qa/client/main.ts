import { attributeFields } from './attribute-fields.ts';
import { byId } from './dom.ts';
import { elementLinks } from './element-links.ts';
import type { ElementFacts } from './elements.ts';
import { startLog } from './event-log.ts';
import { type QaState, queryOf, readState } from './qa-state.ts';
import { consentFields, settingFields, timeFields } from './setting-fields.ts';
import { codeBlocks } from './snippet/code.ts';
import { policyLine } from './snippet/policy.ts';
import { htmlSnippet, npmSnippet } from './snippet/snippet.ts';
import { driveStage } from './stage-frame.ts';
import { toolbar } from './toolbar.ts';

const elements = (await (await fetch('/qa/elements.json')).json()) as readonly ElementFacts[];
let state = readState(new URLSearchParams(location.search), elements);
const facts = elements.find(({ name }) => name === state.element) ?? {
  name: state.element,
  summary: '',
  attributes: [],
  events: {},
  first: { attributes: {}, user: '' },
};
const names = facts.attributes.map(({ name }) => name);

const code = codeBlocks(['HTML', 'Header', 'npm']);
const stage = driveStage(byId<HTMLIFrameElement>('stage'), names, {
  onLoad: () => stage.apply(state),
  onResize: () => void print(),
});
const showLinks = elementLinks(elements);
const showWidth = toolbar(stage, () => state, change);

byId('tag').textContent = `creneau-${facts.name}`;
byId('summary').textContent = facts.summary;
document.title = `${facts.name} · ${document.title}`;
byId('controls').append(
  attributeFields(facts, state, setAttribute),
  settingFields(() => state, change),
  consentFields(() => state, change),
  timeFields(() => state, change, Number(document.body.dataset['now'])),
);
byId('controls').addEventListener('submit', (event) => event.preventDefault());
startLog(elements.flatMap(({ events }) => Object.keys(events)));
show();
stage.load(state);

function setAttribute(name: string, value: string | null): void {
  const { [name]: _, ...others } = state.attributes;
  change({ attributes: value === null ? others : { ...others, [name]: value } });
}

function change(part: Partial<QaState>): void {
  state = { ...state, ...part };
  show();
  stage.apply(state);
}

function show(): void {
  history.replaceState(null, '', `?${queryOf(state)}`);
  showLinks(state);
  showWidth(state);
  void print();
}

async function print(): Promise<void> {
  const printed = state;
  const sources = { bundle: location.origin, tiles: stage.tiles(), height: stage.height() };
  const Header = await policyLine(printed, sources);
  if (printed !== state) return;
  code.show({ HTML: htmlSnippet(printed, sources), Header, npm: npmSnippet(printed, sources) });
}
