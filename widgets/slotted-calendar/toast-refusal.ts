import type { Refusal } from '../../core/booking/refusal.ts';
import type { Slot } from '../../core/booking/slot.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { openRegistry } from '../shared/page/registry.ts';
import { showToast } from '../shared/page/toast-requests.ts';
import { createTranslate } from '../shared/view/intl.ts';
import type { attributes } from './attributes.ts';
import { messages } from './messages.ts';
import { refusalText } from './refusal-text.ts';
import { slotTimeText } from './slot-time-text.ts';

/** Shows why the slot that was pressed cannot be had as an error toast, which screen readers announce (S-error-toasts). */
export function toastRefusal(slot: Slot, refusal: Refusal, context: WidgetContext<typeof attributes>): void {
  const settings = context.settings.getState();
  showToast(openRegistry(context.load), {
    title: refusalText(refusal, createTranslate(messages, settings.lang)),
    msg: slotTimeText(settings, slot.start),
    type: 'error',
    preventDuplicates: true,
  });
}
