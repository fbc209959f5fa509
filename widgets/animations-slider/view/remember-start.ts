import type { WallTime } from '../../../core/time/wall-time.ts';
import { store } from '../../shared/base/storage.ts';

/** Remembers when the animation begins that was clicked, for the calendar that its link leads to (D-storage-keys). */
export function rememberStart(start: WallTime): void {
  store('creneau.preSelected', 'false');
  store('creneau.selectedDate', start.replaceAll('-', '/').replace('T', ' '));
}
