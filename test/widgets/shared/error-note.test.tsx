import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError, partFailed } from '../../../widgets/shared/api/errors.ts';
import { ErrorNote } from '../../../widgets/shared/view/ui/ErrorNote.tsx';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { press, render, said } from '../render.tsx';

const online = () => act(async () => dispatchEvent(new Event('online')));
const gone = new ApiError('network', 'No connection.');

it('D-connection-back: a call that failed for lack of a connection is retried once each time the connection is back', async () => {
  const again = vi.fn();
  const view = await render(
    aContext('creneau-provider-card', {}),
    <ErrorNote title="Pas de créneaux." error={gone} onRetry={again} />,
  );
  expect(said(view, 'alert')).toEqual(["Pas de créneaux.La connexion n'a pas abouti.Réessayer"]);
  expect(again).not.toHaveBeenCalled();
  await online();
  expect(again).toHaveBeenCalledOnce();
  await press(view, 'Réessayer');
  expect(again).toHaveBeenCalledTimes(2);
});

it.each([
  ['a call that the API has refused', new ApiError('problem', 'No.', 503), {}],
  ['a call that only the visitor may repeat', gone, { isByHand: true as const }],
])('D-connection-back: %s is retried by a press, not when the connection is back', async (_, error, more) => {
  const again = vi.fn();
  const view = await render(
    aContext('creneau-provider-card', {}),
    <ErrorNote title="Pas payé." error={error} onRetry={again} {...more} />,
  );
  await online();
  expect(again).not.toHaveBeenCalled();
  await press(view, 'Réessayer');
  expect(again).toHaveBeenCalledOnce();
});

it('D-release: a file that another release has replaced is not retried: the button reloads the page', async () => {
  const again = vi.fn();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const error = partFailed(Object.assign(new Error('1.1.0 has taken the place of 1.0.0'), { code: 'outdated' }));
  const view = await render(
    aContext('creneau-provider-card', {}),
    <ErrorNote title="Pas de carte." error={error} onRetry={again} />,
  );
  expect(said(view, 'alert')).toEqual([
    'Pas de carte.Une version plus récente est en ligne. Rechargez la page.Recharger la page',
  ]);
  await online();
  expect([again, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await press(view, 'Recharger la page');
  expect([again, reload].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
