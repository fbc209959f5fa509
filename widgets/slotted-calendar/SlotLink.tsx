import { type MouseEvent, memo, type ReactNode } from 'react';
import { dateOf } from '../../core/time/wall-time.ts';
import { emit } from '../shared/emit.ts';
import { useEnvironment, useSettings } from '../shared/widget.ts';
import { isSameSlot, type SlotProps } from './SlotButton.tsx';
import { SlotFace } from './SlotFace.tsx';
import { slotAddress } from './slot-address.ts';
import { slotLook } from './slot-look.ts';
import { rememberChoice } from './start-date.ts';

/** A slot in default mode: a link to the offer's page, which then starts on the slot's day. */
export const SlotLink = memo(function SlotLink({ model, column, tabIndex, store }: SlotProps): ReactNode {
  const { host, guard } = useEnvironment();
  const { siteUrl } = useSettings();
  const date = dateOf(model.slot.start);
  const href = slotAddress(model.offer.url, siteUrl, date);
  const look = slotLook(model);
  const follow = (click: MouseEvent) =>
    guard(() => {
      rememberChoice(date, column);
      if (!emit(host, 'creneau-navigate', { href })) click.preventDefault();
    });
  return (
    <a className={look} part={look} href={href} tabIndex={tabIndex} onClick={follow}>
      <SlotFace model={model} store={store} />
    </a>
  );
}, isSameSlot);
