import { describe, expect, it } from 'vitest';
import { nearest } from '../../../widgets/shared/base/nearest.ts';
import { withScheme } from '../../../widgets/shared/page/embedding/with-scheme.ts';
import { TAGS } from '../../../widgets/tags.ts';

const NAMES = Object.keys(TAGS);

describe('C-doctor: the name that was meant', () => {
  it.each([
    ['Slotted_Calendar', 'slotted-calendar'],
    ['slottedcalendar', 'slotted-calendar'],
    ['slotted-calender', 'slotted-calendar'],
    ['slotedcalendr', 'slotted-calendar'],
    ['calendar', 'slotted-calendar'],
    ['map', 'provider-map'],
    ['pagr', 'pager'],
    ['pgaer', 'pager'],
    ['offer-list', 'offers-list'],
    ['toasters', 'toaster'],
  ])('the name %s is taken to mean %s', (name, meant) => {
    expect(nearest(name, NAMES)).toBe(meant);
  });

  it.each(['', '-', 'booking', 'list', 'xy', 'é', 'constructor', 'p'.repeat(2000)])(
    'the name %j is not taken to mean any other',
    (name) => {
      expect(nearest(name, NAMES)).toBeNull();
    },
  );

  it('each known name is taken to mean itself', () => {
    expect(NAMES.map((name) => nearest(name, NAMES))).toEqual(NAMES);
  });

  it('no name is meant if there are no known names', () => {
    expect(nearest('pager', [])).toBeNull();
  });
});

describe('C-settings: an address that begins with a host', () => {
  it.each([
    ['api.example', 'https://api.example'],
    ['api.example/api', 'https://api.example/api'],
    ['api.example:8443/api', 'https://api.example:8443/api'],
    ['localhost:4173/api', 'http://localhost:4173/api'],
    ['localhost', 'http://localhost'],
    ['127.0.0.1:4173', 'http://127.0.0.1:4173'],
  ])('the address %s without a scheme is completed: %s', (value, whole) => {
    expect(withScheme(value)).toBe(whole);
  });

  it.each([
    ...[
      'https://api.example',
      'http://localhost',
      '//api.example/api',
      '/api',
      './api',
      '../api.v2/',
      'api',
      'api/v1.2',
    ],
    ...['', ' ', 'mailto:a@b.example', 'javascript:alert(1)', null, undefined, 7, {}, ['api.example']],
  ])('the value %j does not lack a scheme', (value) => {
    expect(withScheme(value)).toBeNull();
  });
});
