import type { ToastFilter, ToastPosition } from '../shared/page/toast.ts';
import type { Toast } from './read-toast.ts';

/** Why a toast's timer is paused: the pointer is on it, the focus is in it, or it has not been shown yet. */
export type PauseReason = 'pointer' | 'focus' | 'unseen';

/** The delay of an announcement in milliseconds: a live region announces only text that is added after its creation. */
const ANNOUNCED_AFTER = 100;
/**
 * How long an announcement stays, in milliseconds. It is then removed, so that a screen reader does not find it a
 * second time.
 */
const ANNOUNCED_FOR = 1000;

/** A toast on the page. Times are in milliseconds. */
export interface ShownToast {
  readonly id: number;
  readonly toast: Toast;
  /** The time that was left when the timer last started or was paused. */
  readonly rest: number;
  /** When the timer last started; null while it is paused. */
  readonly since: number | null;
  readonly pausedBy: readonly PauseReason[];
  /** Whether its announcement to assistive technology has yet to begin, is under way, or is over. */
  readonly announcement: 'ahead' | 'now' | 'over';
  /** When `announcement` changes next; null before the toast is shown, and when it is over. */
  readonly announcementUntil: number | null;
}

export function aShownToast(id: number, toast: Toast): ShownToast {
  return {
    id,
    toast,
    rest: toast.timeout,
    since: null,
    pausedBy: ['unseen'],
    announcement: 'ahead',
    announcementUntil: null,
  };
}

/**
 * Whether a toast with the same title and message is already shown at the same position (S-toast-duplicates).
 * `position` is the toaster's.
 */
export function isShownAlready(shown: readonly ShownToast[], toast: Toast, position: ToastPosition): boolean {
  const at = (one: Toast) => one.position ?? position;
  return shown.some(
    ({ toast: other }) => other.title === toast.title && other.msg === toast.msg && at(other) === at(toast),
  );
}

/** Pauses a toast's timer, unless the toast has `closeOnHover: false`. */
export function paused(one: ShownToast, by: PauseReason, now: number): ShownToast {
  if (one.pausedBy.includes(by) || !one.toast.closeOnHover) return one;
  return { ...one, rest: restAt(one, now), since: null, pausedBy: [...one.pausedBy, by] };
}

/** Removes a reason for pausing; if no other reason is left, the timer continues. */
export function resumed(one: ShownToast, by: PauseReason, now: number): ShownToast {
  if (!one.pausedBy.includes(by)) return one;
  const pausedBy = one.pausedBy.filter((other) => other !== by);
  const since = pausedBy.length > 0 ? null : now;
  return {
    ...one,
    pausedBy,
    since,
    announcementUntil: by === 'unseen' ? now + ANNOUNCED_AFTER : one.announcementUntil,
  };
}

/** Returns the time that a toast has left. */
export function restAt({ rest, since }: ShownToast, now: number): number {
  return since === null ? rest : Math.max(0, rest - (now - since));
}

/** Returns the toasts at the time `now`, without those that have expired. */
export function at(shown: readonly ShownToast[], now: number): readonly ShownToast[] {
  return shown.filter((one) => restAt(one, now) > 0).map((one) => announcedAt(one, now));
}

/** Returns the toast with the next step of its announcement, if that is due. However late it is, no step is skipped. */
function announcedAt(one: ShownToast, now: number): ShownToast {
  if (one.announcementUntil === null || now < one.announcementUntil) return one;
  if (one.announcement === 'ahead') return { ...one, announcement: 'now', announcementUntil: now + ANNOUNCED_FOR };
  return { ...one, announcement: 'over', announcementUntil: null };
}

/** Returns the next time at which a toast expires or its announcement changes; null if there is none. */
export function nextChange(shown: readonly ShownToast[]): number | null {
  const instants = shown.flatMap(({ since, rest, announcementUntil }) => [
    ...(since === null ? [] : [since + rest]),
    ...(announcementUntil === null ? [] : [announcementUntil]),
  ]);
  return instants.length > 0 ? Math.min(...instants) : null;
}

/**
 * Returns the toasts that the filter does not match. With a name and a type, a filter matches toasts that have both.
 */
export function without(shown: readonly ShownToast[], { name, type }: ToastFilter): readonly ShownToast[] {
  return shown.filter(
    ({ toast }) => (name !== undefined && toast.name !== name) || (type !== undefined && toast.type !== type),
  );
}
