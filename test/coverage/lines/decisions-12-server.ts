import type { Section } from '../line.ts';

export const decisions12Server: Section = {
  name: 'decisions 12',
  title: 'Proxies, prices, headers',
  lines: {
    'TRUST_PROXY names the proxies whose X-Forwarded-For counts': [
      'api/doors/proxies: behind 10.1.2.3 each visitor has a limit of their own',
      'api/doors/proxies: what 198.51.100.7 says of others does not count',
      'browser/doors/headers: TRUST_PROXY holds for the whole server',
    ],
    '… and is refused in one sentence where it names none': [
      'api/environment: C-variables: refuses TRUST_PROXY=true in one sentence',
      'api/doors/proxies: "0.0.0.0/0" is none',
    ],
    'IPv6 addresses are limited by their /64': ['api/doors/proxies: a visitor who has a whole /64 has one limit'],
    'GET /v1/price/id/{id} answers every priceId that any payload carries': [
      'api/doors/price: those of the event list, page by page',
      'api/doors/price: those of every option of every membership',
      'api/doors/price: and no other call carries one',
    ],
    'Every answer of the API says nosniff': [
      'api/doors/headers: every answer of the API says X-Content-Type-Options: nosniff',
    ],
    'A page with a checkout is framed by its own site alone': [
      'api/doors/headers: /slotted/yoga-doux',
      "browser/doors/headers: /slotted/yoga-doux is not shown in somebody else's page",
    ],
    'What is compressed says Vary: Accept-Encoding': [
      'browser/doors/headers: every file of the bundle, asked for in gzip',
    ],
  },
};
