import type { Messages } from '../../shared/view/intl.ts';

const fr = {
  loading: 'Chargement du formulaire de carte…',
  consent: 'Pour payer par carte, cette page doit charger le formulaire de Stripe, le prestataire de paiement.',
  allow: 'Autoriser le paiement par Stripe',
  failed: "Le formulaire de carte n'est pas disponible.",
  blocked:
    'Un bloqueur de publicité ou la connexion a empêché de charger Stripe. Autorisez js.stripe.com, puis réessayez.',
  stubbed:
    'Une extension du navigateur a remplacé Stripe par un code vide. Désactivez-la pour ce site, puis réessayez.',
  outdated: "Ce site charge une version de Stripe trop ancienne. Payez sur la page de l'offre.",
  slow: 'Stripe ne répond pas. Vérifiez la connexion, puis réessayez.',
  forbidden: "La politique de sécurité de ce site n'autorise pas Stripe. Payez sur la page de l'offre.",
  refused: "Stripe refuse d'ouvrir son formulaire sur ce site. Réessayez plus tard ou payez sur la page de l'offre.",
  'consent return':
    'Pour savoir ce que votre paiement est devenu, cette page doit interroger Stripe, le prestataire de paiement.',
  'allow return': 'Autoriser la question à Stripe',
  'failed return': 'Nous ne savons pas encore ce que votre paiement est devenu.',
  anew: 'Le formulaire a été rechargé. Saisissez votre carte à nouveau.',
  retry: 'Réessayer',
  name: 'Nom du titulaire',
  'card-name-missing': 'Indiquez le nom du titulaire de la carte.',
  save: 'Garder cette carte',
  returned: 'Votre paiement',
  paid: 'Stripe a accepté votre paiement.',
  processing: 'Stripe traite encore votre paiement.',
  unpaid: "Votre paiement n'a pas abouti. Les places gardées redeviennent libres dans les 30 minutes.",
  asking: 'Nous demandons ce que votre paiement est devenu…',
};

export const messages = {
  fr,
  en: {
    loading: 'Loading the card form…',
    consent: 'To pay by card, this page has to load the form of Stripe, the payment provider.',
    allow: 'Allow payment by Stripe',
    failed: 'The card form is not available.',
    blocked: 'An ad blocker or the connection kept Stripe from loading. Allow js.stripe.com, then try again.',
    stubbed: 'A browser extension replaced Stripe with empty code. Turn it off for this site, then try again.',
    outdated: "This site loads a version of Stripe that is too old. Pay on the offer's page.",
    slow: 'Stripe is not answering. Check the connection, then try again.',
    forbidden: "This site's security policy does not allow Stripe. Pay on the offer's page.",
    refused: "Stripe refuses to open its form on this site. Try again later, or pay on the offer's page.",
    'consent return': 'To know what has become of your payment, this page has to ask Stripe, the payment provider.',
    'allow return': 'Allow asking Stripe',
    'failed return': 'We do not know yet what has become of your payment.',
    anew: 'The form was loaded again. Enter your card once more.',
    retry: 'Try again',
    name: "Cardholder's name",
    'card-name-missing': "Enter the cardholder's name.",
    save: 'Keep this card',
    returned: 'Your payment',
    paid: 'Stripe has accepted your payment.',
    processing: 'Stripe is still processing your payment.',
    unpaid: 'Your payment did not go through. The places that were kept come free within 30 minutes.',
    asking: 'Asking what has become of your payment…',
  },
} satisfies Messages<keyof typeof fr>;
