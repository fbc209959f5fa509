import { describe, expect, it } from 'vitest';
import { edgesOf, joinSentences, neighbour, readingOrder } from '../../../widgets/toaster/model.ts';
import { aToastList } from './a-toast-list.ts';

function shown(...toasts: readonly object[]) {
  const { list, show } = aToastList();
  for (const toast of toasts) show({ title: 'a', ...toast });
  return list.state.getState().toasts;
}

describe('C-elements: the position of toasts', () => {
  it('toasts are at their own position, else at that of the toaster; the newest is first, in the DOM too', () => {
    const toasts = shown({}, { position: 'bottom-left' }, { position: 'top-left' }, {}, { position: 'bottom-right' });
    const edges = edgesOf(toasts, 'bottom-right');
    const places = edges.flatMap(({ stacks }) =>
      stacks.map((stack) => [stack.position, stack.toasts.map(({ id }) => id)]),
    );
    expect(places).toEqual([
      ['top-left', [3]],
      ['bottom-left', [2]],
      ['bottom-right', [5, 4, 1]],
    ]);
    expect(readingOrder(edges)).toEqual([3, 2, 5, 4, 1]);
  });
});

describe('the toast that gets the focus of a closed one', () => {
  it.each<readonly [string, number, readonly number[], readonly number[], number | null]>([
    ['the next toast', 2, [3, 2, 1], [3, 1], 1],
    ['the previous toast, if it was the last', 1, [3, 2, 1], [3, 2], 2],
    ['the next toast that is left', 3, [3, 2, 1], [1], 1],
    ['no toast', 1, [1], [], null],
    ['an older toast, not a new one', 2, [2, 1], [4, 1], 1],
  ])('the successor of a closed toast is %s', (_, gone, before, left, next) => {
    expect(neighbour(gone, before, left)).toBe(next);
  });
});

describe('D-toast-announce: a spoken toast is sentences with one full stop between them', () => {
  it.each<readonly [readonly string[], string]>([
    [['Succès', 'Réservé', 'À mardi'], 'Succès. Réservé. À mardi'],
    [['Erreur', 'Paiement refusé.', 'Essayez une autre carte.'], 'Erreur. Paiement refusé. Essayez une autre carte.'],
    [['Info', 'Complet\u00a0!', 'Encore une place\u00a0?'], 'Info. Complet\u00a0! Encore une place\u00a0?'],
    [['Info', 'Patientez…', ''], 'Info. Patientez…'],
    [['Info', '', 'Le cours «\u00a0Yoga.\u00a0»'], 'Info. Le cours «\u00a0Yoga.\u00a0»'],
    [['Info', 'It says "Full."', 'Sorry'], 'Info. It says "Full." Sorry'],
  ])('the toast %j is spoken with one full stop between its sentences: %s', (texts, expected) => {
    expect(joinSentences(texts)).toBe(expected);
  });
});
