import type { MouseEvent, ReactNode } from 'react';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { emit } from '../shared/emit.ts';
import { useEnvironment, useSettings } from '../shared/widget.ts';
import type { SlotModel } from './model.ts';
import { SlotFace } from './SlotFace.tsx';

/** A slot in default mode: a link to the offer's page. */
export function SlotLink({ model, offer }: { readonly model: SlotModel; readonly offer: SlottedOffer }): ReactNode {
  const { host, guard } = useEnvironment();
  const { siteUrl } = useSettings();
  const href = /^(\/|https?:)/.test(offer.url) ? offer.url : `${siteUrl}/slotted/${encodeURIComponent(offer.url)}`;
  const look = model.refusal ? `refused ${model.refusal.case}` : 'free';
  const onClick = (click: MouseEvent) =>
    guard(() => {
      if (!emit(host, 'creneau-navigate', { href })) click.preventDefault();
    });
  return (
    <a className={`slot ${look}`} part={`slot ${look}`} href={href} onClick={onClick}>
      <SlotFace model={model} />
    </a>
  );
}
