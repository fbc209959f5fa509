import type { Group } from '../line.ts';

export const decisionsFailuresAndTheApiClient: Group = {
  name: 'Failures and the API client',
  ids: {
    'D-problem-json': {
      'application/problem+json with a stable code': [
        'api/edge/openapi: real problems are as the document says',
        'widgets/shared/api/client: a problem document is its code, status, detail and members',
      ],
      "detail is English, the specification's text where it has one": [
        "api/edge/problem-texts: is the specification's text",
      ],
      'errors[] has one entry per field for forms': [
        'api/calls/guest: S-forms: gets the errors of all fields at once, a missing one too',
        "widgets/shared/api/client: a form's errors come with it",
      ],
      "monthly-limit at the server: 'You have reached the maximum number of bookings for slotted offers'": [
        'api/edge/problem-texts: of monthly-limit',
        'api/calls/refusals: monthly-limit',
      ],
    },
    'D-displayed-errors': {
      "What is displayed comes from code, in the element's language": [
        'browser/calendar/refusals: refused (en) > monthly-limit',
        'widgets/checkout/payment/test-card: every refusal of a card has its text',
      ],
    },
    'D-statuses': {
      '401 asks the page for a new token': [
        'widgets/shared/session: D-statuses: a 401 asks the page for a new token',
        'browser/boundary/tokens: that a 401 refuses is renewed through creneau-tokenexpired, and its user is known',
        'browser/looked-after: a new token is requested once, and every element loads with it',
      ],
      "403 for another user's orders, cards, holds and waiting places": [
        "api/races/owners: is refused to 'another account': 'GET' '/v1/hold/{id}'",
        'api/races/owners: includes saved cards, which pay for nobody else',
        'api/buying/others: is neither read nor cancelled by its recipient, by account or by address, nor by others',
        'api/buying/others: is refused, whatever it offers to pay',
      ],
      '404 for what does not exist': ['api/calls/reading: 404 for /v1/slotted/nothing'],
      '409: slot gone': ['api/calls/hold: keeps the places for ten minutes: free for its holder, gone for others'],
      '409: quote changed': [
        'api/calls/order: is refused with a new quote if the total is not the one shown, and waits for its payment if it needs one',
      ],
      '422: form': ["api/calls/guest: is refused for { firstName: '' }"],
      '429 with Retry-After': [
        'api/edge/http: an address with too many requests gets a Retry-After; preflights do not count',
        'browser/looked-after: too many requests is shown by each element',
      ],
      '5xx': [
        'api/edge/faults: ~status-503 responds with that problem',
        'widgets/shared/api/client: a failure whose body is text is a server error',
        'browser/looked-after: a server that is down is shown by each element',
      ],
    },
    'D-refused-token': {
      "A token that is refused and not renewed makes the page a visitor's: what is public is fetched again": [
        "widgets/shared/refused-token: makes a visitor's page, which sees what is public: a text",
        "browser/boundary/session: shows a visitor's slots; 'Je Réserve' asks to sign in",
      ],
      'Personal calls fail': ['widgets/shared/refused-token: fails what is personal, which is not asked as a visitor'],
      'creneau-tokenexpired comes once, and the token is sent no more': [
        'widgets/shared/refused-token: is asked for once, and sent no more',
      ],
      'Another token is tried again': [
        'widgets/shared/refused-token: lets its visitor sign in again, also with the same token',
        'widgets/shared/refused-token: a function that gives another one later signs in',
      ],
      'What the page knew is kept for the same user and forgotten for any other': [
        'widgets/shared/refused-token: keeps what the page knows for the same user',
        'widgets/shared/refused-token: and forgets it before a call of another user, and at a log-out',
      ],
    },
    'D-error-codes': {
      'Codes: the cases of a refusal': ['api/calls/refusals: D-same-rules: refusals at the server'],
      'Code slot-unavailable': [
        'api/edge/problem-texts: of slot-unavailable',
        'widgets/checkout/hold: shows which one is lost, and continues with the rest',
      ],
      'Code hold-expired': [
        'api/calls/order: of a hold that expired, was released, replaced or used is refused as expired',
      ],
      'Code quote-changed': [
        'api/calls/order: is refused with a new quote if the total is not the one shown, and waits for its payment if it needs one',
      ],
      'Code coupon-invalid': ["api/buying/discounts: is refused if it is 'NOBODY'"],
      'Codes email-invalid, name-required, name-invalid': [
        'api/calls/guest: S-forms: gets the errors of all fields at once, a missing one too',
        "api/calls/guest: is refused for { firstName: '' }",
      ],
      'Code email-used': ['api/buying/gifts: is refused if new with the address of an account, in any capitals'],
      'Codes card-declined, insufficient-funds, authentication-failed, processing-error': [
        'api/buying/paying: that is declined leaves the order open for another card',
        "core/stripe-code: Stripe's errors map to our codes",
      ],
      'Codes card-incomplete-number, -expiry, -security-code, -postal-code, card-expired-year, card-name-missing': [
        'widgets/checkout/payment/test-card: every refusal of a card has its text',
      ],
      'Codes token-invalid, forbidden, not-found': [
        "api/calls/order: of another person's hold is forbidden, of an unknown one not found",
        'api/calls/reading: /v1/me needs the token of an account',
      ],
      'Codes rate-limited, server-error': [
        'api/edge/http: an address with too many requests gets a Retry-After; preflights do not count',
        'api/edge/faults: ~status-500 responds with that problem',
      ],
    },
    'D-retries': {
      'The client retries GETs only, with back-off, Retry-After capped at 5 s': [
        'widgets/shared/api/retry: GETs alone are tried again, with back-off',
        'widgets/shared/api/retry: Retry-After waits 5 s where it says more',
      ],
      'A GET whose answer breaks off counts as one that was not answered': [
        'widgets/shared/api/retry: after a body that broke off, at the same intervals',
        'widgets/shared/api/retry: twice at most in all',
        'widgets/shared/api/client: a body in chunks that breaks off is asked for again',
        'browser/loader/calls: whose answers break off are made twice more, and then the element says so',
      ],
      '… and never a payment without its idempotency key': [
        'widgets/shared/api/retry: a POST is never tried again: a 503',
        'widgets/checkout/paying: a payment that never arrived is made by the next press, with the same key',
      ],
    },
    'D-connection-back': {
      'What a lost connection failed is tried again when the browser has one': [
        'widgets/shared/error-note: what the connection failed is tried again',
        'browser/looked-after: a lost connection that comes back is followed by a reload without a press',
      ],
      'What costs or keeps places waits for a press': [
        'widgets/shared/error-note: what only the visitor may do again waits for a press',
      ],
    },
    'D-visitor-get': {
      'With a token every GET carries Authorization and a JSON content type': [
        'widgets/shared/api/client: with a token every GET carries it',
      ],
      "A visitor's GET carries neither, so that it needs no preflight": [
        "widgets/shared/api/client: a visitor's GET carries no header of ours",
        'browser/loader/calls: of a visitor make no preflight',
      ],
    },
    'D-cors': {
      'CORS: any origin, no credentials; retry-after and date exposed': [
        'api/edge/http: lets any origin read, without credentials, and shows it retry-after and date',
      ],
      'CORS: headers authorization, content-type, idempotency-key; max-age 7200': [
        'api/edge/http: answers the preflight of /v1/order',
      ],
    },
    'D-trailing-slash': {
      'The client spells every path as the specification does; the server accepts both and never redirects': [
        'widgets/shared/api/client: paths keep their trailing slash',
        'api/edge/http: responds with and without a trailing slash, and never redirects',
      ],
    },
    'D-stale-answers': {
      'Stale responses are judged within one element and one call': [
        'widgets/shared/resource: only the latest call counts',
        'widgets/animations-slider/store: only the latest call counts',
      ],
    },
    'D-shared-gets': {
      'Equal GETs in flight are shared': [
        'widgets/shared/api/sharing: one call, and each caller decodes the response',
        'browser/loader/calls: of two calendars of one offer are shared',
      ],
      "The loader's early calls are taken once, by the client whose token is the same": [
        "browser/loader/calls: with the script's token are made once each",
      ],
    },
    'D-answer-size': {
      'A response of more than 32 MB, unpacked, is refused': [
        'widgets/shared/api/size: is at most 32 MB',
        'widgets/shared/api/size: is judged after decompression',
      ],
      '… and one nested more than 100 deep': [
        'widgets/shared/api/size: may have 100 levels',
        'browser/doors/large-answer: D-answer-size',
      ],
    },
  },
};
