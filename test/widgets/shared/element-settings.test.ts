import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { defineWidget } from '../../../widgets/shared/element/define-widget.ts';
import { hasConsent } from '../../../widgets/shared/page/consent.ts';
import { readSettings } from '../../../widgets/shared/page/element-settings.ts';
import { configure, openRegistry, type Registry, rememberLanguage } from '../../../widgets/shared/page/registry.ts';

let page: Registry;

beforeAll(() => {
  page = openRegistry(() => Promise.resolve());
  defineWidget({
    tag: 'creneau-lab',
    summary: 'Has settings.',
    attributes: {},
    events: {},
    slots: {},
    parts: {},
    customProperties: {},
    css: [],
    createStore: () => createStore(() => null),
    view: () => null,
  });
});

beforeEach(() => configure(page, { apiUrl: 'https://api.example', consent: undefined }));

/** A widget with this consent on its tag and on an ancestor. */
function aWidget({ tag, outer }: { readonly tag?: string; readonly outer?: string } = {}) {
  const around = document.createElement('div');
  const host = document.createElement('creneau-lab') as HTMLElement & { consent: unknown };
  if (outer !== undefined) around.dataset['creneauConsent'] = outer;
  if (tag !== undefined) host.setAttribute('consent', tag);
  around.append(host);
  document.body.append(around);
  onTestFinished(() => around.remove());
  return host;
}

const consentOf = (host: Element) => readSettings(host, page).consent;

describe('C-settings: an empty list of consents grants nothing, and is not the same as no list', () => {
  it('everything is granted if no consents are set', () => {
    const { consent } = readSettings(aWidget(), page);
    expect([consent, hasConsent(consent, 'map')]).toEqual([null, true]);
  });

  it('D-unset-consent: if no consents are set, nothing is granted if a script listens for missing consents', () => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.textContent = "addEventListener('creneau-consentrequired', ask)";
    document.head.append(script);
    const { consent } = readSettings(aWidget(), page);
    expect([consent, hasConsent(consent, 'map')]).toEqual([null, false]);
    script.remove();
    expect(hasConsent(consent, 'map')).toBe(true);
  });

  it('an empty list of consents on the tag grants nothing, whatever its ancestors have', () => {
    const consent = consentOf(aWidget({ tag: '', outer: 'map' }));
    expect([consent, hasConsent(consent, 'map')]).toEqual(['', false]);
  });

  it('an empty list of consents on an ancestor grants nothing, whatever `configure` has set', () => {
    configure(page, { consent: 'map' });
    expect(consentOf(aWidget({ outer: '' }))).toBe('');
  });

  it('an empty list of consents that `configure` sets grants nothing', () => {
    configure(page, { consent: '' });
    expect([consentOf(aWidget()), consentOf(aWidget({ outer: 'map' }))]).toEqual(['', 'map']);
  });

  it('an empty list of consents on the script tag grants nothing', () => {
    const script = { src: 'https://site.example/creneau.js', dataset: { consent: '' } };
    expect(readSettings(aWidget(), { ...page, script }).consent).toBe('');
  });

  it('an empty list of consents as a property grants nothing, until the property is unset', () => {
    const host = aWidget({ outer: 'map' });
    expect([host.consent, consentOf(host)]).toEqual([null, 'map']);
    host.consent = '';
    expect([host.consent, consentOf(host)]).toEqual(['', '']);
    host.consent = undefined;
    expect([host.consent, consentOf(host)]).toEqual([null, 'map']);
  });

  it('a consent property that is false grants nothing', () => {
    const host = aWidget({ outer: 'map' });
    host.consent = false;
    expect(hasConsent(consentOf(host), 'map')).toBe(false);
  });

  it('an empty text of another setting is ignored', () => {
    const host = aWidget();
    host.setAttribute('partner', '');
    configure(page, { partner: 'studio' });
    expect(readSettings(host, page).partner).toBe('studio');
  });
});

describe('D-element-language: the language', () => {
  it('the language is that of the nearest ancestor with a supported language', () => {
    const host = aWidget();
    const outer = host.parentElement?.parentElement as HTMLElement;
    outer.lang = 'en';
    onTestFinished(() => outer.removeAttribute('lang'));
    (host.parentElement as HTMLElement).lang = 'de';
    expect(readSettings(host, page).lang).toBe('en');
  });

  it('the language is French if no ancestor has a supported language', () => {
    const host = aWidget();
    (host.parentElement as HTMLElement).lang = 'de';
    expect(readSettings(host, page).lang).toBe('fr');
  });

  it('the language does not change if a translator or a script sets an unsupported one', () => {
    const host = aWidget();
    const parent = host.parentElement as HTMLElement;
    parent.lang = 'en';
    expect(readSettings(host, page).lang).toBe('en');
    parent.lang = 'hi';
    expect(readSettings(host, page).lang).toBe('en');
    document.documentElement.classList.add('translated-rtl');
    onTestFinished(() => document.documentElement.removeAttribute('class'));
    parent.lang = 'fr';
    expect(readSettings(host, page).lang).toBe('en');
  });
});

describe('D-element-language: an element whose code loads after a translation', () => {
  /** A widget that the loader has found on a page in English. */
  function aMetWidget() {
    openRegistry(() => Promise.resolve());
    const host = aWidget();
    const parent = host.parentElement as HTMLElement;
    parent.lang = 'en';
    return { host, parent };
  }

  it.each(['hi', 'fr'])('an element keeps the language that the page had, although it has become %s', (lang) => {
    const { host, parent } = aMetWidget();
    rememberLanguage(host);
    document.documentElement.classList.add('translated-ltr');
    onTestFinished(() => document.documentElement.removeAttribute('class'));
    parent.lang = lang;
    expect(readSettings(host, page).lang).toBe('en');
  });

  it('an element keeps the language of its own `lang`, although it has become an unsupported one', () => {
    const { host, parent } = aMetWidget();
    parent.lang = 'fr';
    host.setAttribute('lang', 'en');
    rememberLanguage(host);
    host.setAttribute('lang', 'hi');
    expect(readSettings(host, page).lang).toBe('en');
    host.lang = 'fr';
    expect(readSettings(host, page).lang).toBe('fr');
  });
});

describe('D-vitals: the setting `vitals`', () => {
  const vitalsOf = (value: string) => {
    const host = aWidget();
    host.setAttribute('vitals', value);
    return readSettings(host, page).vitals;
  };

  it('the setting `vitals` is on or off, and off by default', () => {
    expect([vitalsOf('on'), vitalsOf('off'), vitalsOf(''), readSettings(aWidget(), page).vitals]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each(['true', 'ja', '1', 'toString'])(
    'the invalid value %s of `vitals` causes one warning, and the next source of the setting is used',
    (value) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      onTestFinished(() => warn.mockRestore());
      configure(page, { vitals: 'on' });
      onTestFinished(() => configure(page, { vitals: undefined }));
      expect([vitalsOf(value), vitalsOf(value)]).toEqual([true, true]);
      expect(warn.mock.calls).toEqual([[`Créneau: invalid vitals "${value}" is ignored.`]]);
    },
  );
});
