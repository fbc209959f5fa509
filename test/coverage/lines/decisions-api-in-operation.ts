import type { Group } from '../line.ts';

export const decisionsApiInOperation: Group = {
  name: 'The API in operation',
  ids: {
    'D-demo-mode': {
      'DEMO is on or off; unset, on with the embedded database and off with DATABASE_URL': [
        'api/environment: D-demo-mode: demo mode is',
      ],
      'Off: tokens, prefixes, signing in by the address and pages of the demo do not exist': [
        'api/doors/demo-routes: do not exist with DEMO=off',
        'api/doors/demo-routes: is not found',
        'api/doors/demo-routes: is no token',
        'api/doors/demo-routes: nobody is signed in by the address',
      ],
      'Off: nothing is written into the database but the schema': [
        'api/doors/real-data: holds nothing but the schema after a start',
      ],
      'On: all of it exists': ['api/edge/faults: ~delay waits', 'api/pages: names a demo user to the script'],
    },
    'D-demo-sign-in': {
      'Visitors choose a user on /sign-in/ and come back to the page they came from': [
        'api/pages: has a page, whose users lead back to where the visitor came from',
      ],
      'The header leads there, and creneau-signinrequired of the order history; on a narrow window it is one row with a menu':
        [
          'browser/finding/pages: is one row on a phone',
          'browser/fitness/dashboard: for a user without a tracker, and for a visitor',
        ],
      "The footer has the same users under 'Démonstration'": ['api/pages: names a demo user to the script'],
    },
    'D-demo-refused': {
      'DEMO=on beside live Stripe keys is refused at start': [
        'api/environment: D-demo-refused: live keys in demo mode is refused',
      ],
      'DEMO=off is refused on a database of sample data, DEMO=on on one with people': [
        'api/doors/real-data: does not start with DEMO=off',
        'api/doors/real-data: is refused by a demo',
      ],
      'SAMPLE_SCALE and NOW are refused with DEMO=off': [
        'api/environment: D-demo-refused: SAMPLE_SCALE is refused',
        'api/environment: D-demo-refused: NOW is refused',
      ],
    },
    'D-no-provider': {
      "Without Stripe's keys and with DEMO=off free and credit orders work, a paid one is refused in one sentence": [
        'api/doors/real-data: has no test gateway',
        'widgets/checkout/payment/view: D-no-provider',
      ],
    },
    'D-server-clock': {
      '~now exists in demo mode alone': [
        'api/edge/now: is the time of this response only',
        'api/doors/demo-routes: the prefix ~now',
      ],
      'Nothing else in a request moves the clock': ['api/doors/real-data: keeps its own time'],
    },
    'D-proxy': {
      'TRUST_PROXY names the proxies whose X-Forwarded-For counts': [
        'api/doors/proxies: behind 10.1.2.3 each visitor has a limit of their own',
        'api/doors/proxies: the forwarded addresses of 198.51.100.7 do not count',
        'browser/doors/headers: TRUST_PROXY holds for the whole server',
      ],
      '… and is refused in one sentence where it names none': [
        'api/environment: C-variables: refuses TRUST_PROXY=true in one sentence',
        'api/doors/proxies: "0.0.0.0/0" is invalid',
      ],
      'IPv6 addresses are limited by their /64': ['api/doors/proxies: a visitor who has a whole /64 has one limit'],
      'PUBLIC_URL is the address under which the site is reached': [
        'api/doors/demo-routes: pages and API answer under PUBLIC_URL',
      ],
    },
    'D-headers': {
      'Every response of the API says nosniff': [
        'api/doors/headers: D-headers: every response of the API has X-Content-Type-Options: nosniff',
      ],
      'A page that can show a checkout is framed by its own site alone': [
        'api/doors/headers: /slotted/yoga-doux',
        "browser/doors/headers: /slotted/yoga-doux is not shown in somebody else's page",
      ],
      'What is compressed says Vary: Accept-Encoding': [
        'browser/doors/headers: every file of the bundle, asked for in gzip',
        'api/pages/compressed: is the same compressed',
      ],
    },
    'D-mail': {
      'SMTP_URL and MAIL_FROM send mail': [
        'api/environment: D-mail: reads smtp://mail.example',
        'api/mail/sending: sends each mail once',
      ],
      'Without them mail is kept and, in demo mode, read at /outbox/': [
        'api/mail/outbox-page: lists the mails with subject, recipient and language',
        'api/mail/outbox-page: shows a mail in a frame without any power',
        'api/doors/demo-routes: do not exist with DEMO=off',
      ],
    },
    'D-server-install': {
      'The server is installed and starts without the widgets’ tools, and says what it serves': [
        'api/long/server-install: is installed without a bundler, React or a map, and serves the API and its document',
      ],
    },
    'D-logs': {
      'A JSON line for each request and failure, without token, name, query or body': [
        'api/edge/logs: logs are structured and hold no token',
      ],
      'Its id is in every answer, and is the server’s own': [
        'api/operating/operating: is in every answer, and is the server’s own',
      ],
      'LOG_LEVEL: error, warn, info, silent; info unless it is a demo': [
        'api/environment: reads LOG_LEVEL=silent',
        'api/environment: refuses LOG_LEVEL=debug',
        'api/environment: D-logs: every request is logged unless it is a demo',
      ],
    },
    'D-metrics': {
      'Requests by route, and what waits': [
        'api/operating/operating: are told in Prometheus’ form, by route and never by path',
      ],
      'To this machine alone, and to nothing that a proxy has passed on': [
        'api/operating/operating: are not told to a request from another machine',
        'api/operating/operating: are not told to a request that a proxy has passed on',
      ],
      'Off by default': [
        'api/pages: D-metrics: has no /metrics unless METRICS is on',
        'api/environment: refuses METRICS=yes',
      ],
    },
    'D-readiness': {
      'GET /readyz answers 200, or 503 with what stands in the way': [
        'api/operating/operating: answers 200 where nothing stands in the way',
        'api/operating/operating: answers 503 and says why: a standby',
      ],
    },
    'D-shutdown': {
      'SIGTERM: no new connections, requests under way are answered, then it ends with 0': [
        'api/process/shutdown: takes no more connections, answers the order under way, and ends with 0',
      ],
      'What takes longer than 30 seconds is cut, and a second signal ends it at once': {
        because: 'A test would have to wait as long; the limit is one timer in demo/server.ts.',
      },
    },
    'D-caching': {
      'Responses with places or a person in them are never cached': [
        'api/edge/http: and are not stored',
        'api/edge/revalidation: is never stored',
      ],
      'Others carry an ETag and are revalidated': [
        'api/edge/revalidation: is not sent again to who has it',
        'api/edge/revalidation: are sent again when they have changed',
      ],
      'What the server keeps of an answer is never stale': [
        'api/finding/kept-answers: has the places that another process has just given away',
        'api/finding/kept-answers: at once',
        'api/finding/kept-answers: lists no event that has ended meanwhile',
        'api/sharing: never get an answer of a run that had started before they asked',
      ],
    },
  },
};
