import type { Outcome } from '../probe.ts';

/** Returns why a request of the page failed, and what to do about it. */
export function outcomeText(address: string, outcome: Outcome): string {
  const { origin } = new URL(address);
  switch (outcome.case) {
    case 'policy':
      return `the page's Content-Security-Policy refuses it. Add ${origin} to ${outcome.directive}.`;
    case 'cors':
      return `the server answers, but does not allow this page to read it (CORS). It must send Access-Control-Allow-Origin: ${location.origin}, or *.`;
    case 'redirect':
      return 'the server sends to another address. Write the address that it ends at.';
    case 'insecure':
      return 'a page by https may not call http. Write https://.';
    case 'offline':
      return 'this browser is offline.';
    case 'down':
      return 'the server does not answer. Is the address right, and is it running?';
    case 'without-referrer':
      return `the server answered ${outcome.status}, because the page's Referrer-Policy keeps back the page's address (Referer). Send strict-origin-when-cross-origin.`;
    case 'answered':
      return `the server answered ${outcome.status}.`;
  }
}
