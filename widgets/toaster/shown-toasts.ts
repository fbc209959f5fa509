import type { ToastFilter, ToastPosition } from '../shared/page/toast.ts';
import type { Toast } from './read-toast.ts';

/** Why a toast's timer is paused: the pointer is on it, the focus is in it, or it has not been shown yet. */
export type PauseReason = 'pointer' | 'focus' | 'unseen';

/** A live region announces what is put into it after it was made, not what it was made with. */
const ANNOUNCED_AFTER = 100;
/** Announced text is removed again, so that a screen reader's user does not come across it a second time. */
const ANNOUNCED_FOR = 1000;

/** A toast on the page. Times are in milliseconds. */
export interface ShownToast {
  readonly id: number;
  readonly toast: Toast;
  /** The time that was left at `since`. */
  readonly rest: number;
  /** When `rest` started to run; null while it is paused. */
  readonly since: number | null;
  readonly pausedBy: readonly PauseReason[];
  /** Whether its announcement to assistive technology is still to come, is under way, or is over. */
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

/** Whether its title and message already show at its position (S-toast-duplicates); `position` is the toaster's. */
export function isShownAlready(shown: readonly ShownToast[], toast: Toast, position: ToastPosition): boolean {
  const at = (one: Toast) => one.position ?? position;
  return shown.some(
    ({ toast: other }) => other.title === toast.title && other.msg === toast.msg && at(other) === at(toast),
  );
}

/** Pauses a toast's timer, unless the toast says that it runs on (`closeOnHover: false`). */
export function paused(one: ShownToast, by: PauseReason, now: number): ShownToast {
  if (one.pausedBy.includes(by) || !one.toast.closeOnHover) return one;
  return { ...one, rest: restAt(one, now), since: null, pausedBy: [...one.pausedBy, by] };
}

/** Removes a reason; without any other, the rest of the time runs. */
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

/** Returns the toasts at that time, without those that have expired. */
export function at(shown: readonly ShownToast[], now: number): readonly ShownToast[] {
  return shown.filter((one) => restAt(one, now) > 0).map((one) => announcedAt(one, now));
}

/** Returns the toast with its next announcement: however late it is, none is skipped. */
function announcedAt(one: ShownToast, now: number): ShownToast {
  if (one.announcementUntil === null || now < one.announcementUntil) return one;
  if (one.announcement === 'ahead') return { ...one, announcement: 'now', announcementUntil: now + ANNOUNCED_FOR };
  return { ...one, announcement: 'over', announcementUntil: null };
}

/** Returns when time alone changes the toasts next; null for never. */
export function nextChange(shown: readonly ShownToast[]): number | null {
  const instants = shown.flatMap(({ since, rest, announcementUntil }) => [
    ...(since === null ? [] : [since + rest]),
    ...(announcementUntil === null ? [] : [announcementUntil]),
  ]);
  return instants.length > 0 ? Math.min(...instants) : null;
}

/** Returns the toasts that do not match; a filter with a name and a type matches only both. */
export function without(shown: readonly ShownToast[], { name, type }: ToastFilter): readonly ShownToast[] {
  return shown.filter(
    ({ toast }) => (name !== undefined && toast.name !== name) || (type !== undefined && toast.type !== type),
  );
}
