import type { ReactNode } from 'react';
import { takesNoBooking } from '../../../core/booking/limits.ts';
import { formatDate } from '../../../core/time/format.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney, type Translate } from '../../shared/view/intl.ts';
import { messages as shortMessages } from '../../shared/view/refusals/messages.ts';
import { shownEnd, shownHour } from '../../shared/view/shown-hour.ts';
import { countKey, messages } from '../messages.ts';
import type { SlotModel } from '../model.ts';
import { refusalText } from '../refusal-text.ts';

/**
 * A slot's content: start, end, length, and the places left or why it cannot be had; hidden, its accessible name, which
 * begins with all that is shown, letter for letter (D-label-in-name).
 */
export function SlotFace({ model }: { readonly model: SlotModel }): ReactNode {
  const t = useMessages(messages);
  const tShort = useMessages(shortMessages);
  const settings = useSettings();
  const { slot, offer, isOneOfMany, hasOwnPrice, selected, left, isWaiting } = model;
  const places = isWaiting ? t('waiting list') : t(`${countKey(left)} place`, { left });
  const [start, end] = [shownHour(slot.start, settings), shownEnd(slot.start, slot.end, settings)];
  const price = offer.price === 0 ? t('free') : formatMoney(offer.price, offer.currency, settings.lang, 'short');
  const minutes = t('minutes', { minutes: offer.slotTime });
  const about = hasOwnPrice ? `${minutes} · ${price}` : minutes;
  const reason = selected > 0 ? null : reasonOf(model, t, tShort);
  const standing = selected > 1 ? `× ${selected}` : (reason?.short ?? places);
  const shown = [`${start} – ${end}`, about, standing, isOneOfMany && offer.title];
  const more = reason ? [reason.full] : [selected > 1 && places, !hasOwnPrice && price];
  const name = [...shown, formatDate(slot.start, 'full', settings.lang), ...more].filter(Boolean).join(', ');
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span className="hours" aria-hidden="true">
        <span className="start">{start}</span>
        <span className="end">{end}</span>
      </span>
      <span className="about" aria-hidden="true">
        <span className="minutes">{about}</span>
        <span className="standing">{standing}</span>
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
function reasonOf(
  { refusal, position, offer }: SlotModel,
  t: Translate<keyof typeof messages.fr>,
  tShort: Translate<keyof typeof shortMessages.fr>,
): { readonly full: string; readonly short: string } | null {
  if (position !== null) {
    const short = t(position === 1 ? 'first in list' : 'later in list', { position });
    return { full: t('in list', { position }), short };
  }
  if (!refusal) return null;
  const short = takesNoBooking(offer) ? t('no booking short') : tShort(`${refusal.case} short`);
  return { full: refusalText(refusal, t), short };
}
