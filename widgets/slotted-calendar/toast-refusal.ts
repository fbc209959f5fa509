import type { Refusal } from '../../core/booking/refusal.ts';
import type { Slot } from '../../core/booking/slot.ts';
import { formatDate } from '../../core/time/format.ts';
import { dateOf } from '../../core/time/wall-time.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { openRegistry } from '../shared/page/registry.ts';
import { showToast } from '../shared/page/toast-requests.ts';
import { createTranslate } from '../shared/view/intl.ts';
import { figuresOf } from '../shared/view/refusals/figures.ts';
import { messages } from '../shared/view/refusals/messages.ts';
import { shownHour } from '../shared/view/shown-hour.ts';
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
