import type { Example } from './example.ts';

/** Examples of elements that lie over the page. */
export const SPEAKING_EXAMPLES: Readonly<Record<string, Example>> = {
  'creneau-popups': {
    about:
      'Shows what the marketplace has to say to its visitors, one popup at a time. One that was closed does not come back, and none opens during a purchase. Put it once on a page.',
    html: '<creneau-popups></creneau-popups>',
  },
  'creneau-toaster': {
    about:
      'Says where the toasts of the page stand. It is needed only for another place than the default: without one, the first toast makes it. Toasts are shown by `Creneau.toast` or by `toast` of the npm package.',
    html: '<creneau-toaster position="bottom-right"></creneau-toaster>',
    react: `import { toast } from 'creneau/react';
import 'creneau/toaster';

export function Greeting() {
  return (
    <>
      <creneau-toaster position="bottom-right" />
      <button type="button" onClick={() => toast({ title: 'Bonjour', msg: 'Le studio ouvre à 9 h', type: 'info' })}>
        Horaires
      </button>
    </>
  );
}`,
  },
};
