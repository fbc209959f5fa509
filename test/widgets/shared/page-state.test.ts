import { describe, expect, it } from 'vitest';
import { NOTHING_SELECTED } from '../../../core/booking/selection.ts';
import { inheritSelections, pageStateFor, selectionOf, setSelection } from '../../../widgets/shared/page/page-state.ts';
import { aSelection } from '../../fixtures/data/factories.ts';
import { API, aPage } from '../../fixtures/data/widget-context.ts';

const EIGHT = aSelection('2026-11-24T08:00');
const NINE = aSelection('2026-11-24T09:00');

describe('D-page-state: the page states of a page', () => {
  it('a page has one page state for each API address', () => {
    expect(pageStateFor(API, null)).toBe(pageStateFor(API, null));
    expect(pageStateFor(`${API}/other`, null)).not.toBe(pageStateFor(API, null));
  });

  it('an element with its own token has its own page state', () => {
    const [a, b] = [document.createElement('p'), document.createElement('p')];
    expect(pageStateFor(API, a)).toBe(pageStateFor(API, a));
    expect(pageStateFor(API, a)).not.toBe(pageStateFor(API, b));
    expect(pageStateFor(API, a)).not.toBe(pageStateFor(API, null));
    expect(pageStateFor(API, a)).not.toBe(pageStateFor(`${API}/other`, a));
  });

  it('each calendar has its own selection, and an empty selection is always the same object', () => {
    const page = aPage();
    setSelection(page, 'a', EIGHT);
    setSelection(page, 'b', NINE);
    const data = page.data.getState();
    expect([selectionOf(data, 'a'), selectionOf(data, 'b')]).toEqual([EIGHT, NINE]);
    expect(selectionOf(data, 'c')).toBe(NOTHING_SELECTED);
  });

  it("a visitor's selections are added to the page state of a log-in, without replacing its own", () => {
    const [from, to] = [aPage(), aPage()];
    setSelection(from, 'a', EIGHT);
    setSelection(from, 'b', EIGHT);
    setSelection(to, 'b', NINE);
    inheritSelections(from, to);
    expect(to.data.getState().selections).toEqual({ a: EIGHT, b: NINE });
  });

  it("a user's selections are not added to another page state", () => {
    const [from, to] = [aPage(), aPage()];
    setSelection(from, 'a', EIGHT);
    from.data.setState({ isSignedIn: true });
    inheritSelections(from, to);
    expect(to.data.getState().selections).toEqual({});
  });
});
