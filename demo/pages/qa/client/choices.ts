/**
 * The values of settings that have few, by the setting's name in the address. The first value is empty and leaves the
 * default.
 */
export const CHOICES = {
  lang: ['', 'fr', 'en'],
  theme: ['', 'light', 'dark'],
  zone: ['', 'Europe/London', 'America/New_York', 'America/Martinique', 'Asia/Tokyo', 'Pacific/Kiritimati'],
  currency: ['', 'EUR', 'CHF', 'USD', 'JPY'],
  user: [
    '',
    'demo-customer',
    'demo-subscriber',
    'demo-company',
    'demo-provider',
    'demo-coach',
    'demo-admin',
    'expired',
  ],
  fault: [
    '',
    'delay-1000',
    'delay-3000',
    'status-401',
    'status-404',
    'status-409',
    'status-429',
    'status-500',
    'status-503',
    'cut',
    'empty',
    'hold-3',
    'hold-115',
    'flaky',
    'offline',
  ],
  host: ['', 'percent', 'loud', 'serif', 'rtl'],
} as const;

export type ChoiceName = keyof typeof CHOICES;

export const CHOICE_NAMES = Object.keys(CHOICES) as readonly ChoiceName[];

/** The faults that `on-stage.ts` makes; all others are made by the API (C-faults). */
export const STAGE_FAULTS: ReadonlySet<string> = new Set(['flaky', 'offline']);

/** The purposes for which consent can be given. */
export const PURPOSES = ['map', 'payment', 'video'] as const;
export type Purpose = (typeof PURPOSES)[number];
