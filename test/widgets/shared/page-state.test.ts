import { describe, expect, it } from 'vitest';
import { NOTHING_SELECTED } from '../../../core/booking/selection.ts';
import { inheritSelections, pageStateFor, selectionOf, setSelection } from '../../../widgets/shared/page/page-state.ts';
import { aSelection } from '../../fixtures/data/factories.ts';
import { API, aPage } from '../../fixtures/data/widget-context.ts';

const EIGHT = aSelection('2026-11-24T08:00');
const NINE = aSelection('2026-11-24T09:00');

describe('D-page-state: what the widgets of a page share', () => {
  it('there is one page state for a page and API address', () => {
    expect(pageStateFor(API, null)).toBe(pageStateFor(API, null));
    expect(pageStateFor(`${API}/other`, null)).not.toBe(pageStateFor(API, null));
  });

  it('a place with a token of its own has a page state of its own', () => {
    const [a, b] = [document.createElement('p'), document.createElement('p')];
    expect(pageStateFor(API, a)).toBe(pageStateFor(API, a));
    expect(pageStateFor(API, a)).not.toBe(pageStateFor(API, b));
    expect(pageStateFor(API, a)).not.toBe(pageStateFor(API, null));
    expect(pageStateFor(API, a)).not.toBe(pageStateFor(`${API}/other`, a));
  });

  it('each calendar has a selection; one that chose nothing always has the same', () => {
    const page = aPage();
    setSelection(page, 'a', EIGHT);
    setSelection(page, 'b', NINE);
    const data = page.data.getState();
    expect([selectionOf(data, 'a'), selectionOf(data, 'b')]).toEqual([EIGHT, NINE]);
    expect(selectionOf(data, 'c')).toBe(NOTHING_SELECTED);
  });

  it("a visitor's selections go along to the page state of a log-in, under what is there", () => {
    const [from, to] = [aPage(), aPage()];
    setSelection(from, 'a', EIGHT);
    setSelection(from, 'b', EIGHT);
    setSelection(to, 'b', NINE);
    inheritSelections(from, to);
    expect(to.data.getState().selections).toEqual({ a: EIGHT, b: NINE });
  });

  it("a user's selections do not go along to another page state", () => {
    const [from, to] = [aPage(), aPage()];
    setSelection(from, 'a', EIGHT);
    from.data.setState({ isSignedIn: true });
    inheritSelections(from, to);
    expect(to.data.getState().selections).toEqual({});
  });
});
