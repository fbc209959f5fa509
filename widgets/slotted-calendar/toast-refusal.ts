import type { Refusal } from '../../core/booking/refusal.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { formatDate } from '../../core/time/format.ts';
import { dateOf } from '../../core/time/wall-time.ts';
import { createTranslate } from '../shared/intl.ts';
import { figuresOf } from '../shared/refusals/figures.ts';
import { messages } from '../shared/refusals/messages.ts';
import { openRegistry } from '../shared/registry.ts';
import { shownHour } from '../shared/shown-hour.ts';
import { showToast } from '../shared/toast-desk.ts';
import type { WidgetContext } from '../shared/widget.ts';
import type { attributes } from './attributes.ts';

/** Tells as an error toast, which is also said, why the slot that was pressed cannot be had (S-error-toasts). */
export function toastRefusal(slot: Slot, refusal: Refusal, context: WidgetContext<typeof attributes>): void {
  const settings = context.settings.getState();
  showToast(openRegistry(context.load), {
    title: createTranslate(messages, settings.lang)(refusal.case, figuresOf(refusal)),
    msg: `${formatDate(dateOf(slot.start), 'header', settings.lang)}, ${shownHour(slot.start, settings)}`,
    type: 'error',
    preventDuplicates: true,
  });
}
