import { memo, type ReactNode } from 'react';
import { takesNoBooking } from '../../../core/booking/limits.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf, timeOf, type WallTime } from '../../../core/time/wall-time.ts';
import { setParams, siteAddress } from '../../shared/page/site-address.ts';
import { useEnvironment, useMessages, useSettings } from '../../shared/view/environment.ts';
import { formatMoney, type Translate } from '../../shared/view/intl.ts';
import { messages as shortMessages } from '../../shared/view/refusals/messages.ts';
import { shownEnd, shownHour } from '../../shared/view/shown-hour.ts';
import { useSiteLink } from '../../shared/view/use-site-link.ts';
import { countKey, messages } from '../messages.ts';
import type { SlotModel } from '../model.ts';
import { refusalText } from '../refusal-text.ts';
import { rememberChoice } from '../start-date.ts';
import type { CalendarStore } from '../store.ts';

interface SlotProps {
  readonly model: SlotModel;
  readonly column: number;
  readonly tabIndex: number;
  readonly store: CalendarStore;
}

/** A slot in picker mode: a toggle button. A refused slot stays focusable and says why it is refused. */
export const SlotButton = memo(function SlotButton({ model, tabIndex, store }: SlotProps): ReactNode {
  const { guard } = useEnvironment();
  const { slot, selected, refusal, position } = model;
  const names = slotNames(model);
  return (
    <button
      type="button"
      value={slot.id}
      className={names}
      part={names}
      tabIndex={tabIndex}
      aria-pressed={selected > 0}
      aria-current={model.isLinked || undefined}
      aria-disabled={(refusal || position !== null) && selected === 0 ? true : undefined}
      onClick={({ detail }) => guard(() => store.toggle(slot, detail > 1))}
    >
      <SlotContent model={model} />
    </button>
  );
});

/** A slot in default mode: a link to the offer's page, where the calendar opens on the slot's day. */
export const SlotLink = memo(function SlotLink({ model, column, tabIndex }: SlotProps): ReactNode {
  const { siteUrl } = useSettings();
  const { start } = model.slot;
  const link = useSiteLink(slotAddress(model.offer.url, siteUrl, start), {
    remember: () => rememberChoice(start, column),
  });
  const names = slotNames(model);
  return (
    <a className={names} part={names} tabIndex={tabIndex} aria-current={model.isLinked || undefined} {...link}>
      <SlotContent model={model} />
    </a>
  );
});

/**
 * Shows a slot's start, end and length, and the places left or why the slot cannot be selected. The accessible name is
 * visually hidden, and begins with the whole shown text, letter for letter (D-label-in-name).
 */
function SlotContent({ model }: { readonly model: SlotModel }): ReactNode {
  const t = useMessages(messages);
  const tShort = useMessages(shortMessages);
  const settings = useSettings();
  const { slot, offer, isOneOfMany, hasOwnPrice, selected, left, isWaiting } = model;
  const places = isWaiting ? t('waiting list') : t(`${countKey(left)} place`, { left });
  const start = shownHour(slot.start, settings);
  const end = shownEnd(slot.start, slot.end, settings);
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

/** Returns why a slot cannot be selected, or null. */
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

/** The id of the wellness provider (S-constants). */
const WELLNESS_PROVIDER = 3030;

/** Returns a slot's class and part names. */
export function slotNames(model: SlotModel): string {
  const { offer } = model;
  const names = ['slot', stateOf(model)];
  if (offer.provider.id === WELLNESS_PROVIDER) names.push('wellness');
  if (offer.price === 0) names.push('free');
  if (model.isLinked) names.push('linked');
  return names.join(' ');
}

function stateOf({ selected, refusal, isWaiting, position }: SlotModel): string {
  if (selected > 0) return 'selected';
  if (position !== null) return 'refused in-list';
  if (refusal) return `refused ${refusal.case}`;
  return isWaiting ? 'available waiting' : 'available';
}

/**
 * Returns the address of a slotted offer's page. If the page is on another origin, the address has the slot's day and
 * hour, because origins do not share storage (D-cross-origin-date).
 */
export function slotAddress(url: string, siteUrl: string, start: WallTime): string {
  const address = siteAddress('slotted', url, siteUrl);
  if (address.origin !== location.origin) {
    setParams(address, siteUrl, { date: dateOf(start), hour: timeOf(start) });
  }
  return address.href;
}
