import { afterEach, describe, expect, it } from 'vitest';
import { animationAddress, rememberStart } from '../../../widgets/animations-slider/view/AnimationCard.tsx';
import { isLinkTo } from '../../../widgets/animations-slider/view/use-anchor-scroll.ts';
import { linkedSlot } from '../../../widgets/slotted-calendar/start-date.ts';
import { anAnimation } from '../../fixtures/data/catalogue.ts';

const HERE = location.origin;
const START = '2026-12-03T09:30';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

describe('S-future-animation: the link of an animation', () => {
  it.each([
    ['cyclic', { type: 'cyclic', url: 'yoga-au-parc' }, HERE, `${HERE}/animation/yoga-au-parc`],
    ['open', { type: 'open', url: 'a b' }, HERE, `${HERE}/animation/a%20b`],
    ['slotted: its offer', { type: 'slotted', url: 'padel-duo' }, HERE, `${HERE}/slotted/padel-duo`],
    ['D-page-address: an address', { url: 'https://studio.example/x' }, HERE, 'https://studio.example/x'],
    ['to another origin', { type: 'cyclic', url: 'a' }, 'https://m.example', 'https://m.example/animation/a'],
    [
      'D-cross-origin-date: to a calendar of another origin, with the day',
      { type: 'slotted', url: 'a' },
      'https://m.example',
      'https://m.example/slotted/a?date=2026-12-03',
    ],
  ] as const)('an animation leads to its page or to its offer: %s', (_, changes, siteUrl, expected) => {
    expect(animationAddress(anAnimation(changes), siteUrl, START)).toBe(expected);
  });

  it('a slotted animation without a day leads to its offer', () => {
    const animation = anAnimation({ type: 'slotted', url: 'a' });
    expect(animationAddress(animation, 'https://m.example', null)).toBe('https://m.example/slotted/a');
  });
});

describe('D-storage-keys: the stored start', () => {
  it('the stored start has day and hour, and one calendar reads it once', () => {
    rememberStart(START);
    expect(localStorage.getItem('creneau.selectedDate')).toBe('2026/12/03 09:30');
    expect(localStorage.getItem('creneau.preSelected')).toBe('false');
    expect(linkedSlot('', '')).toEqual({ date: '2026-12-03', hour: '09:30' });
    expect(linkedSlot('', '')).toBeNull();
  });
});

describe('D-animations-link: a link to the slider', () => {
  /** Whether a click on the link in this markup leads to `#animations`. */
  function leads(html: string, click: MouseEventInit = {}, cancel = false): boolean {
    document.body.innerHTML = `<div id="animations"></div>${html}`;
    let answer: boolean | null = null;
    const heard = (event: MouseEvent) => {
      if (cancel) event.preventDefault();
      answer = isLinkTo(document.querySelector('#animations') as Element, event);
      event.preventDefault();
    };
    document.addEventListener('click', heard, { once: true });
    const target = document.querySelector('[data-target]') ?? document.querySelector('a');
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...click }));
    if (answer === null) throw new Error('No click was heard.');
    return answer;
  }

  it.each([
    ['a link', '<a href="#animations">x</a>'],
    ['an element inside a link', '<a href="#animations"><b data-target>x</b></a>'],
    ['encoded', '<a href="#%61nimations">x</a>'],
    ['of this window', '<a href="#animations" target="_self">x</a>'],
  ])('a click on a link to the slider is handled by the slider: %s', (_, html) => {
    expect(leads(html)).toBe(true);
  });

  it.each([
    ['to another id', '<a href="#other">x</a>'],
    ['to the top', '<a href="#">x</a>'],
    ['to another page', '<a href="/animation/#animations">x</a>'],
    ['badly encoded', '<a href="#%animations">x</a>'],
    ['without an address', '<a id="a">x</a>'],
    ['of another window', '<a href="#animations" target="_blank">x</a>'],
    ['to a file', '<a href="#animations" download>x</a>'],
    ['that is a button', '<button data-target>x</button>'],
  ])('the slider does not handle a link %s', (_, html) => {
    expect(leads(html)).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'the slider does not handle a click with %j on a link',
    (click) => {
      expect(leads('<a href="#animations">x</a>', click)).toBe(false);
    },
  );

  it('the slider does not handle a click that the page has handled', () => {
    expect(leads('<a href="#animations">x</a>', {}, true)).toBe(false);
  });

  it('a slider without an id handles no link', () => {
    document.body.innerHTML = '<a href="#">x</a><p></p>';
    const [link, slider] = document.body.children;
    let answer = true;
    link?.addEventListener('click', (event) => {
      answer = isLinkTo(slider as Element, event as MouseEvent);
      event.preventDefault();
    });
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(answer).toBe(false);
  });
});
