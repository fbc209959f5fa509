/** A press of the visitor. */
interface Press {
  readonly node: Node;
  readonly at: number;
}

/** Calls back with the milliseconds from each press that changes the selection until the next frame is drawn. */
export function reportChoices(host: HTMLElement, report: (ms: number) => void): void {
  let last: Press | null = null;
  /** When the visitor pressed the control that is being clicked; null if the visitor did not press it. */
  let pressedAt: number | null = null;

  host.addEventListener(
    'click',
    (event) => {
      const node = event.composedPath()[0] as Node;
      if (event.isTrusted) last = { node, at: event.timeStamp };
      // A press that was kept until React was loaded is replayed as a click of ours (D-first-view).
      const isHis = last && node.contains(last.node);
      pressedAt = isHis ? (last as Press).at : null;
      setTimeout(() => {
        pressedAt = null;
      });
    },
    { capture: true },
  );

  host.addEventListener('creneau-selectionchange', () => {
    if (pressedAt === null) return;
    const from = pressedAt;
    pressedAt = null;
    last = null;
    requestAnimationFrame(() => setTimeout(() => report(Math.round(performance.now() - from))));
  });
}
