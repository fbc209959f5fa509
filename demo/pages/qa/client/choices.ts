/** The settings with few values, by their names in the address; the first value, an empty one, leaves the default. */
export const CHOICES = {
  lang: { label: 'Language', values: ['', 'fr', 'en'] },
  theme: { label: 'Theme', values: ['', 'light', 'dark'] },
  zone: {
    label: 'Time zone',
    values: ['', 'Europe/London', 'America/New_York', 'America/Martinique', 'Asia/Tokyo', 'Pacific/Kiritimati'],
  },
  currency: { label: 'Currency', values: ['', 'EUR', 'CHF', 'USD', 'JPY'] },
  user: {
    label: 'User',
    values: [
      '',
      'demo-customer',
      'demo-subscriber',
      'demo-company',
      'demo-provider',
      'demo-coach',
      'demo-admin',
      'expired',
    ],
  },
  fault: {
    label: 'Network',
    values: [
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
    ],
  },
  host: { label: 'Host style sheet', values: ['', 'percent', 'loud', 'serif', 'rtl'] },
} as const;

export type ChoiceName = keyof typeof CHOICES;

export const CHOICE_NAMES = Object.keys(CHOICES) as readonly ChoiceName[];

/** Labels for empty values and for values that say too little. */
export const CALLED: Readonly<Record<ChoiceName, Readonly<Record<string, string>>>> = {
  lang: { '': "the host's", fr: 'French', en: 'English' },
  theme: { '': 'auto' },
  zone: { '': 'Europe/Paris' },
  currency: { '': "the API's" },
  user: { '': 'visitor', expired: 'an expired token' },
  fault: { '': 'as it is', cut: 'cut half-way', empty: 'empty answers' },
  host: {
    '': 'none',
    percent: 'html at 62.5 %',
    loud: 'everything reverted, and loud',
    serif: 'dark and serif',
    rtl: 'right to left',
  },
};

/** What consent can be given for. */
export const PURPOSES = ['map', 'payment', 'video'] as const;
export type Purpose = (typeof PURPOSES)[number];
