import type { WallTime } from '../../../core/time/wall-time.ts';
import { store } from '../../shared/base/storage.ts';

/** Stores the start of the clicked animation for the calendar on the linked page (D-storage-keys). */
export function rememberStart(start: WallTime): void {
  store('creneau.preSelected', 'false');
  store('creneau.selectedDate', start.replaceAll('-', '/').replace('T', ' '));
}
