import { DEMO_NOW } from '../../fixtures/browser/demo.ts';
import { type Site, startSite } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { AUDIENCE, type Issuer, openIssuer } from '../../fixtures/server/issuer.ts';

const HOUR = 3_600_000;

let issuer: Issuer;
let site: Site;
/** When the tokens that the page gets were issued, one after the other. */
let issued: number[] = [];

test.beforeAll(async () => {
  const now = Date.parse(DEMO_NOW);
  issuer = await openIssuer(() => issuer.token(issued.shift() ?? now));
  site = await startSite({ variables: { AUTH_ISSUER: issuer.settings.issuer, AUTH_AUDIENCE: AUDIENCE } });
});

test.afterAll(async () => {
  await site?.stop();
  await issuer?.close();
});

test.describe('C-sign-in: a page whose visitors sign in at an identity provider', () => {
  test('a token of the provider signs its user in; one that has ended is renewed through creneau-tokenexpired', async () => {
    issued = [Date.parse(DEMO_NOW) - 2 * HOUR, Date.parse(DEMO_NOW) - 60_000];
    const signingIn = `<script type="module">
      const signIn = () => fetch('${issuer.settings.issuer}/token').then((answer) => answer.text());
      document.addEventListener('creneau-tokenexpired', ({ detail }) => detail.renew(signIn()));
      document.querySelector('creneau-order-history').token = await signIn();
    </script>`;
    const { page, heard } = await site.visit(
      `${site.script()}<creneau-order-history></creneau-order-history>${signingIn}`,
    );
    await expect(page.getByText("Vous n'avez rien de prévu pour le moment.")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Se connecter' })).toHaveCount(0);
    expect(issued).toEqual([]);
    expect(heard.errors).toEqual([]);
  });
});
