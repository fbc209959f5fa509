import type { Refusal } from '../../core/booking/refusal.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { formatDate } from '../../core/time/format.ts';
import { dateOf } from '../../core/time/wall-time.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { openRegistry } from '../shared/page/registry.ts';
import { showToast } from '../shared/page/toast-desk.ts';
import { createTranslate } from '../shared/view/intl.ts';
import { messages } from '../shared/view/refusals/messages.ts';
import { fullReason } from '../shared/view/refusals/text.ts';
import { shownHour } from '../shared/view/shown-hour.ts';
import type { attributes } from './attributes.ts';

/** Shows why the slot that was pressed cannot be had as an error toast, which screen readers announce (S-error-toasts). */
export function toastRefusal(slot: Slot, refusal: Refusal, context: WidgetContext<typeof attributes>): void {
  const settings = context.settings.getState();
  showToast(openRegistry(context.load), {
    title: fullReason(refusal, createTranslate(messages, settings.lang)),
    msg: `${formatDate(dateOf(slot.start), 'header', settings.lang)}, ${shownHour(slot.start, settings)}`,
    type: 'error',
    preventDuplicates: true,
  });
}
