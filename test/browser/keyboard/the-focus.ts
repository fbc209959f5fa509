import type { CDPSession, Page } from 'playwright-core';

/** What assistive technology is told of the focused node by the browser itself. */
export interface Told {
  readonly role: string;
  readonly name: string;
}

/** The focused node, inside open shadow trees too. */
const DEEP_ACTIVE = `(() => {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  return node;
})()`;

/** Role and name of the focused node. */
export async function toldOf(session: CDPSession): Promise<Told> {
  const { result } = await session.send('Runtime.evaluate', { expression: DEEP_ACTIVE });
  const { objectId } = result;
  if (objectId === undefined) return { role: 'none', name: '' };
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  return told(nodes[0]);
}

/** Whether the page has something with this role and name, focused or not. */
export async function isThere(session: CDPSession, role: string, name: RegExp): Promise<boolean> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.some((node) => {
    const one = told(node);
    return one.role === role && name.test(one.name);
  });
}

interface TreeNode {
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
}

function told(node: TreeNode | undefined): Told {
  const text = (value: unknown) => String(value ?? '').replace(/\s+/gu, ' ');
  return { role: text(node?.role?.value), name: text(node?.name?.value).trim() };
}

/**
 * Describes what is wrong with the focus: it is lost, outside the window or covered, or the element that had it before
 * showed no focus ring. Null if nothing is wrong.
 */
export function troubleOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    type Ring = readonly [node: Element, look: string];
    const kept = globalThis as unknown as { ringed?: { node: Element; rings: readonly Ring[] } };
    const parentOf = (node: Node): Node | null => node.parentNode ?? (node as ShadowRoot).host ?? null;
    const isIn = (outer: Node | null | undefined, node: Node | null): boolean =>
      node !== null && (node === outer || isIn(outer, parentOf(node)));
    const nameOf = (node: Element) => `${node.localName}.${node.className} "${(node.textContent ?? '').slice(0, 40)}"`;

    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    if (!node || node === document.body || node === document.documentElement) return 'the focus is lost';
    return ringTrouble(node) ?? placeTrouble(node);

    function placeTrouble(focused: Element): string | null {
      const box = [...focused.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
      if (!box || !focused.checkVisibility({ visibilityProperty: true })) return `invisible: ${nameOf(focused)}`;
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
      const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
      // What is larger than the window cannot be in it. Sideways, a browser does not scroll to what is in sight in part.
      const isWhole = right - left >= Math.min(box.width, innerWidth) / 6;
      const isHigh = bottom - top >= Math.min(box.height, innerHeight) - 1;
      if (right <= left || bottom <= top) return `outside the window: ${nameOf(focused)}`;
      const isTarget = focused.matches('a, button, input, select, textarea, summary, [role]');
      if (isTarget && !(isWhole && isHigh)) return `partly outside the window: ${nameOf(focused)}`;
      const parts = [1 / 6, 1 / 2, 5 / 6];
      const points = parts.flatMap((x) =>
        parts.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      );
      const labels = [...((focused as HTMLInputElement).labels ?? [])];
      const shown = points.map(([x, y]) => hit(x, y)).filter((at) => [focused, ...labels].some((one) => isIn(one, at)));
      return shown.length > points.length / 2 ? null : `covered: ${nameOf(focused)}`;
    }

    function hit(x: number, y: number): Element | null {
      let at = document.elementFromPoint(x, y);
      for (;;) {
        const inner = at?.shadowRoot?.elementFromPoint(x, y);
        if (!inner || inner === at) return at;
        at = inner;
      }
    }

    function ringTrouble(focused: Element): string | null {
      const last = kept.ringed;
      if (last?.node === focused) return null;
      // A heading that got the focus by itself cannot be operated.
      const isOperable = !focused.matches('[tabindex="-1"]:not(a, button, input, select, textarea, summary)');
      const near = [focused, ...ancestors(focused, 3), ...((focused as HTMLInputElement).labels ?? [])];
      if (isOperable) kept.ringed = { node: focused, rings: near.map((one) => [one, ringOf(one)] as const) };
      else delete kept.ringed;
      const isGone = !last?.node.isConnected || !last.node.checkVisibility();
      if (isGone || last.rings.some(([one, ring]) => ring !== '' && ring !== ringOf(one))) return null;
      return `without a ring: ${nameOf(last.node)}`;
    }

    function ancestors(one: Element, count: number): readonly Element[] {
      const parent = parentOf(one);
      if (count === 0 || !parent) return [];
      return parent instanceof Element ? [parent, ...ancestors(parent, count - 1)] : [];
    }

    function ringOf(one: Element): string {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one);
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !/, 0\)$/.test(outlineColor);
      const outline = isDrawn ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '';
      return outline + (boxShadow === 'none' ? '' : boxShadow);
    }
  });
}
