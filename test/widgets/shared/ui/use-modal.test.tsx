import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Sheet } from '../../../../widgets/event-list/view/FilterSheet.tsx';
import { openRegistry } from '../../../../widgets/shared/page/registry.ts';
import { Dialog } from '../../../../widgets/shared/view/ui/Dialog.tsx';
import { aContext } from '../../../fixtures/data/widget-context.ts';
import { render } from '../../render.tsx';

const nothing = () => {};

it.each<[string, ReactNode]>([
  [
    'a question',
    <Dialog key="question" title="Annuler ?" onCancel={nothing}>
      …
    </Dialog>,
  ],
  [
    'the sheet of filters',
    <Sheet key="sheet" title="Filtres" onClose={nothing}>
      …
    </Sheet>,
  ],
])('D-on-top: toasts are moved above a layer that opens after them: %s', async (_, dialog) => {
  const { toasts } = openRegistry(() => Promise.resolve());
  onTestFinished(() => void delete toasts.raise);
  const order: string[] = [];
  toasts.raise = () => void order.push('toasts');
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => void order.push('dialog'));
  await render(aContext('creneau-event-list', {}), dialog);
  expect(order).toEqual(['dialog', 'toasts']);
});
