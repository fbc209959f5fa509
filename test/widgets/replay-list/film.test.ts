import { describe, expect, it } from 'vitest';
import type { Video } from '../../../core/catalogue/replay.ts';
import { filmFiles, playAlone } from '../../../widgets/replay-list/view/Film.tsx';

const SITE = 'https://marketplace.example';

const aVideo = (changes: Partial<Video> = {}): Video => ({
  title: 'Film',
  poster: '/p.svg',
  sources: [{ src: '/videos/a.webm', type: 'video/webm' }],
  captions: [
    { src: '/fr.vtt', lang: 'fr-FR', label: 'Français' },
    { src: '/en.vtt', lang: 'EN', label: 'English' },
    { src: '/en-simple.vtt', lang: 'en', label: 'Simple English' },
  ],
  ...changes,
});

describe('S-other-lists: the files of a film', () => {
  it("paths of a film's files are resolved against the marketplace, and complete addresses are kept", () => {
    const sources = [{ src: 'https://cdn.example/a.mp4', type: null }, ...aVideo().sources];
    expect(filmFiles(aVideo({ sources }), 'fr', SITE)).toMatchObject({
      poster: `${SITE}/p.svg`,
      sources: [
        { src: 'https://cdn.example/a.mp4', type: undefined },
        { src: `${SITE}/videos/a.webm`, type: 'video/webm' },
      ],
    });
    expect(filmFiles(aVideo({ poster: null }), 'fr', SITE).poster).toBeUndefined();
  });

  it.each([
    ['fr', ['Français']],
    ['en', ['English']],
  ] as const)('only the first captions of a film in the language are shown by default: %s', (lang, shown) => {
    const { captions } = filmFiles(aVideo(), lang, SITE);
    expect(captions.filter(({ isShown }) => isShown).map(({ label }) => label)).toEqual(shown);
  });

  it('no captions of a film are shown if none are in the language', () => {
    const captions = [{ src: '/de.vtt', lang: 'de', label: 'Deutsch' }];
    expect(filmFiles(aVideo({ captions }), 'fr', SITE).captions).toMatchObject([{ isShown: false }]);
  });

  it.each([
    ['captions of another origin', SITE, {}, true],
    ['captions of the origin of the page', '', {}, false],
    ['no captions', SITE, { captions: [] }, false],
  ])('only a film with captions of another origin is fetched with CORS: %s', (_, site, changes, isForeign) => {
    expect(filmFiles(aVideo(changes), 'fr', site || location.origin).isForeign).toBe(isForeign);
  });
});

describe('one film plays at a time', () => {
  it('a film that starts pauses the others, until they are removed', () => {
    const films = [1, 2, 3].map(() => {
      const film = { isPaused: false, element: document.createElement('video') };
      film.element.pause = () => {
        film.isPaused = true;
      };
      return { ...film, leave: playAlone(film.element), paused: () => film.isPaused };
    });
    const [first, second, third] = films;
    third?.leave();
    second?.element.dispatchEvent(new Event('play'));
    expect(films.map(({ paused }) => paused())).toEqual([true, false, false]);
    first?.leave();
    third?.element.dispatchEvent(new Event('play'));
    expect(second?.paused()).toBe(false);
    second?.leave();
  });
});
