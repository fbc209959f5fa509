import { button, byId, make } from '../dom.ts';
import { words } from '../here.ts';
import { AXE_CHECKS } from './audit-checks.ts';

/** What axe reports about a rule that is broken. A target is a path of selectors, one for each shadow tree. */
interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly helpUrl: string;
  readonly nodes: readonly { readonly target: readonly (string | readonly string[])[]; readonly html: string }[];
}

/** The window of a stage, to which `on-stage.ts` adds this function. */
type Audited = Window & {
  audit?(checks: object): Promise<{ readonly violations: readonly Violation[] } | undefined>;
};

/** Adds a button that runs axe on the stage's element, and lists the broken rules with their nodes. */
export function startAudit(frame: HTMLIFrameElement): void {
  const said = byId('audit-said');
  const list = byId('audit');
  const check = button(words.audit.check, async () => {
    check.disabled = true;
    said.textContent = words.audit.checking;
    list.replaceChildren();
    const violations = await violationsOn(frame);
    said.textContent = sentenceOf(violations);
    list.replaceChildren(...(violations ?? []).map(entryOf));
    check.disabled = false;
  });
  byId('audit-tools').append(check);
}

async function violationsOn(frame: HTMLIFrameElement): Promise<readonly Violation[] | null> {
  try {
    const results = await (frame.contentWindow as Audited | null)?.audit?.(AXE_CHECKS);
    return results?.violations ?? null;
  } catch {
    return null;
  }
}

function sentenceOf(violations: readonly Violation[] | null): string {
  if (violations === null) return words.audit.missing;
  if (violations.length === 0) return words.audit.clean;
  return words.audit.found(violations.length, violations.flatMap(({ nodes }) => nodes).length);
}

function entryOf({ id, impact, help, helpUrl, nodes }: Violation): HTMLElement {
  const rule = make('a', { href: helpUrl, textContent: id, target: '_blank', rel: 'noreferrer' });
  const paths = nodes.map(({ target, html }) => make('code', { textContent: target.flat().join(' » '), title: html }));
  const about = make('span', { lang: 'en', textContent: `${impact ?? ''}: ${help}` });
  return make('li', {}, rule, ' ', about, ...paths);
}
