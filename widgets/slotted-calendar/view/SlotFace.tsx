import type { ReactNode } from 'react';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney, type Translate } from '../../shared/view/intl.ts';
import { type RefusalKey, messages as refusalMessages } from '../../shared/view/refusals/messages.ts';
import { fullReason, shortReason } from '../../shared/view/refusals/text.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { messages } from '../messages.ts';
import type { SlotModel } from '../model.ts';

/** A slot's content: start, end, length, and the places left or why it cannot be had; hidden, its full accessible name. */
export function SlotFace({ model }: { readonly model: SlotModel }): ReactNode {
  const t = useMessages(messages);
  const reasons = useMessages(refusalMessages);
  const settings = useSettings();
  const { slot, offer, isOneOfMany, chosen, left, isWaiting } = model;
  const places = isWaiting ? t('waiting list') : t(placesKey(left), { left });
  const when = {
    day: formatDate(dateOf(slot.start), 'full', settings.lang),
    start: shownHour(slot.start, settings, 'spoken'),
    end: shownHour(slot.end, settings, 'spoken'),
  };
  const price = offer.price === 0 ? t('free') : formatMoney(offer.price, offer.currency, settings.lang, 'short');
  const why = obstacleOf(model, t, reasons);
  const name = why ? t('refused name', { ...when, reason: why.full }) : t('slot name', { ...when, places, price });
  return (
    <>
      <span className="visually-hidden">{isOneOfMany ? `${offer.title}, ${name}` : name}</span>
      <span className="hours" aria-hidden="true">
        <span className="start">{shownHour(slot.start, settings)}</span>
        <span className="end">{shownHour(slot.end, settings)}</span>
      </span>
      <span className="about" aria-hidden="true">
        <span className="minutes">{t('minutes', { minutes: offer.slotTime })}</span>
        <span className="standing">{chosen > 1 ? `× ${chosen}` : (why?.short ?? places)}</span>
      </span>
      {isOneOfMany && (
        <span className="offer" aria-hidden="true">
          {offer.title}
        </span>
      )}
    </>
  );
}

/** Why a slot cannot be selected, or null. */
function obstacleOf(
  { chosen, refusal, position }: SlotModel,
  t: Translate<'in list' | 'in list short'>,
  reasons: Translate<RefusalKey>,
): { readonly full: string; readonly short: string } | null {
  if (chosen > 0) return null;
  if (position !== null) return { full: t('in list', { position }), short: t('in list short', { position }) };
  return refusal && { full: fullReason(refusal, reasons), short: shortReason(refusal, reasons) };
}

function placesKey(left: number): 'no place' | 'one place' | 'places' {
  if (left === 0) return 'no place';
  return left === 1 ? 'one place' : 'places';
}
