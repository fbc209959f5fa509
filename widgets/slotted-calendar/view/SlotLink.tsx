import { memo, type ReactNode } from 'react';
import { useSettings } from '../../shared/view/environment.ts';
import { useSiteLink } from '../../shared/view/use-site-link.ts';
import { rememberChoice } from '../start-date.ts';
import type { SlotProps } from './SlotButton.tsx';
import { SlotFace } from './SlotFace.tsx';
import { slotAddress } from './slot-address.ts';
import { slotLook } from './slot-look.ts';

/** A slot in default mode: a link to the offer's page, where the calendar opens on the slot's day. */
export const SlotLink = memo(function SlotLink({ model, column, tabIndex }: SlotProps): ReactNode {
  const { siteUrl } = useSettings();
  const { start } = model.slot;
  const link = useSiteLink(slotAddress(model.offer.url, siteUrl, start), () => rememberChoice(start, column));
  const look = slotLook(model);
  return (
    <a className={look} part={look} tabIndex={tabIndex} aria-current={model.isLinked || undefined} {...link}>
      <SlotFace model={model} />
    </a>
  );
});
