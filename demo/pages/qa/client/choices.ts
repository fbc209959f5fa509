/** The settings with few values, by their names in the address; the first value, an empty one, leaves the default. */
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

/** The faults that `on-stage.ts` makes; the others are the API's own (C-faults). */
export const STAGE_FAULTS: ReadonlySet<string> = new Set(['flaky', 'offline']);

/** What consent can be given for. */
export const PURPOSES = ['map', 'payment', 'video'] as const;
export type Purpose = (typeof PURPOSES)[number];
