import type { ToastFilter, ToastPosition } from '../shared/page/toast.ts';
import type { Toast } from './read-toast.ts';

/** What keeps a toast's timer from running: the pointer on it, the focus in it, or that nobody has shown it yet. */
export type Hold = 'pointer' | 'focus' | 'unseen';

/** A live region that has just come says what is put into it a moment later, and not what it came with. */
const SAID_AFTER = 100;
/** What has been said is taken away, so that nobody who reads on finds it a second time. */
const SAID_FOR = 1000;

/** A toast on the page. Instants and times in milliseconds. */
export interface ShownToast {
  readonly id: number;
  readonly toast: Toast;
  /** How much of its time is left, as of `since`. */
  readonly rest: number;
  /** When `rest` began to run; null while something holds it. */
  readonly since: number | null;
  readonly heldBy: readonly Hold[];
  /** Whether assistive technology is yet to be told of it, is being told, or has been. */
  readonly telling: 'ahead' | 'now' | 'over';
  /** When that changes next; null while nobody shows it, and when it is over. */
  readonly tellingUntil: number | null;
}

export function aShownToast(id: number, toast: Toast): ShownToast {
  return { id, toast, rest: toast.timeout, since: null, heldBy: ['unseen'], telling: 'ahead', tellingUntil: null };
}

/** Whether its title and message already show at its position (S-toast-duplicates); `position` is the toaster's. */
export function isShownAlready(shown: readonly ShownToast[], toast: Toast, position: ToastPosition): boolean {
  const at = (one: Toast) => one.position ?? position;
  return shown.some(
    ({ toast: other }) => other.title === toast.title && other.msg === toast.msg && at(other) === at(toast),
  );
}

/** The pointer or the focus comes; a toast that does not close on hover runs on. */
export function held(one: ShownToast, by: Hold, now: number): ShownToast {
  if (one.heldBy.includes(by) || !one.toast.closeOnHover) return one;
  return { ...one, rest: restAt(one, now), since: null, heldBy: [...one.heldBy, by] };
}

/** What held it goes; when nothing else does, the rest runs. */
export function released(one: ShownToast, by: Hold, now: number): ShownToast {
  if (!one.heldBy.includes(by)) return one;
  const heldBy = one.heldBy.filter((other) => other !== by);
  const since = heldBy.length > 0 ? null : now;
  return { ...one, heldBy, since, tellingUntil: by === 'unseen' ? now + SAID_AFTER : one.tellingUntil };
}

/** How much of its time a toast has left. */
export function restAt({ rest, since }: ShownToast, now: number): number {
  return since === null ? rest : Math.max(0, rest - (now - since));
}

/** The toasts as they are at that instant: those whose time has run are gone. */
export function at(shown: readonly ShownToast[], now: number): readonly ShownToast[] {
  return shown.filter((one) => restAt(one, now) > 0).map((one) => toldAt(one, now));
}

/** However late it is: what was not told yet is told now, and not passed over. */
function toldAt(one: ShownToast, now: number): ShownToast {
  if (one.tellingUntil === null || now < one.tellingUntil) return one;
  if (one.telling === 'ahead') return { ...one, telling: 'now', tellingUntil: now + SAID_FOR };
  return { ...one, telling: 'over', tellingUntil: null };
}

/** The instant of the next change that time alone brings; null where there is none. */
export function nextChange(shown: readonly ShownToast[]): number | null {
  const instants = shown.flatMap(({ since, rest, tellingUntil }) => [
    ...(since === null ? [] : [since + rest]),
    ...(tellingUntil === null ? [] : [tellingUntil]),
  ]);
  return instants.length > 0 ? Math.min(...instants) : null;
}

/** The toasts that a filter leaves: what it names must be so in all it names. */
export function without(shown: readonly ShownToast[], { name, type }: ToastFilter): readonly ShownToast[] {
  return shown.filter(
    ({ toast }) => (name !== undefined && toast.name !== name) || (type !== undefined && toast.type !== type),
  );
}
