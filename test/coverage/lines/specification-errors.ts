import type { Group } from '../line.ts';

export const specificationErrors: Group = {
  name: '8. Error catalogue',
  ids: {
    'S-error-toasts': {
      'Error toasts last 3 seconds': ['widgets/toaster/toast-list: 3000 ms for an error'],
      '… at top right': ['browser/toaster/toaster: top-right', 'widgets/toaster/read-toast: have their defaults'],
      '… and a click closes them': ['widgets/toaster/view: by a click, by its time'],
    },
    'S-slot-messages': {
      '"Créneaux consécutifs uniquement" / "Consecutive slots only"': [
        'browser/calendar/refusals: refused (fr) > not-consecutive',
      ],
      '"You are limited to {n} reservations per month."': ['browser/calendar/refusals: refused (en) > monthly-limit'],
      '"You are limited to {n} slots per reservation."': ['browser/calendar/refusals: refused (en) > max-slots'],
    },
    'S-server-messages': {
      '"The slot(s) you wish to book is (are) not available."': [
        'widgets/checkout/lost-view: slot-unavailable in en',
        'widgets/checkout/lost-view: slot-unavailable in fr',
      ],
      '"You have reached the maximum number of bookings for slotted offers", in French \'for the chosen month\'': [
        'widgets/checkout/lost-view: monthly-limit in en',
        'widgets/checkout/lost-view: monthly-limit in fr',
      ],
    },
    'S-form-messages': {
      '"L\'email n\'est pas valide"; first or last name required or invalid': [
        "widgets/checkout/view: shows the specification's messages at the fields, and focuses the first",
      ],
      '"E-mail déjà utilisé ou incorrect"': [
        "widgets/checkout/wishes-view: shows the specification's messages at its fields, and finds people",
      ],
      '"Code promo invalide"': ['widgets/checkout/wishes-view: refused: "Code promo invalide" at the field'],
      'A prompt to select slots before pressing book': [
        'widgets/slotted-calendar/view: pressing it prompts (fr)',
        'widgets/slotted-calendar/view: pressing it prompts (en)',
      ],
    },
    'S-card-messages': {
      'Card messages: incomplete number, security code, postal code or expiry': [
        'widgets/checkout/payment/test-card: card-incomplete-number, in both languages',
        'widgets/checkout/payment/test-card: card-incomplete-security-code, in both languages',
        'widgets/checkout/payment/test-card: card-incomplete-postal-code, in both languages',
        'widgets/checkout/payment/test-card: card-incomplete-expiry, in both languages',
      ],
      'Card messages: insufficient funds': [
        'widgets/checkout/payment/test-card: insufficient-funds, in both languages',
        'browser/buying/card: every refusal at the form',
      ],
      'Card messages: authentication failure, choose another method': [
        'widgets/checkout/payment/test-card: authentication-failed, in both languages',
        'widgets/checkout/paying: refusing is an authentication failure, and another card can be tried',
      ],
      'Card messages: card declined': ['widgets/checkout/payment/test-card: card-declined, in both languages'],
      'Card messages: expiry year in the past': [
        'widgets/checkout/payment/test-card: card-expired-year, in both languages',
      ],
      'Card messages: processing error, retry shortly': [
        'widgets/checkout/payment/test-card: processing-error, in both languages',
      ],
      'Card messages: missing billing name': [
        'widgets/checkout/payment/test-card: card-name-missing, in both languages',
      ],
    },
    'S-server-failures': {
      'What the server returns on failure': {
        because: 'The specification does not show it; D-problem-json, D-statuses and D-error-codes settle it.',
      },
    },
  },
};
