import type { EventName } from '../shared/page/emit.ts';

/** The prop of each event's listener, spelled as React spells its own. */
export const LISTENERS: Readonly<Record<EventName, `on${string}`>> = {
  'creneau-ready': 'onReady',
  'creneau-error': 'onError',
  'creneau-selectionchange': 'onSelectionChange',
  'creneau-checkout': 'onCheckout',
  'creneau-order': 'onOrder',
  'creneau-pageload': 'onPageLoad',
  'creneau-pagechange': 'onPageChange',
  'creneau-filterchange': 'onFilterChange',
  'creneau-navigate': 'onNavigate',
  'creneau-tokenexpired': 'onTokenExpired',
  'creneau-consentrequired': 'onConsentRequired',
  'creneau-signinrequired': 'onSignInRequired',
  'creneau-vitals': 'onVitals',
};
