import { createServer, type RequestListener } from 'node:http';
import { pathToFileURL } from 'node:url';
import { exportJWK, generateKeyPair } from 'jose';
import { startDemo } from '../fixtures/browser/demo.ts';
import { hostModule } from '../fixtures/browser/hosts.ts';
import { expect, onTestFinished } from '../fixtures/browser/test.ts';
import { startHosts, test } from './a-host-page.ts';

const AUDIENCE = 'https://api.studio.example';

/** The part of `oidc-provider` that this suite uses; it is declared here, because only the suite installs it. */
type Provider = new (issuer: string, settings: object) => { readonly callback: () => RequestListener };

/** What the provider tells of a request. */
interface Asking {
  readonly oidc: { readonly params?: { readonly grant_type?: string } };
}

/** A page that signs in with a code and PKCE, and renews its token with the refresh token. */
const signingIn = (issuer: string) => `<p id="signed-in"></p><script type="module">
  const issuer = '${issuer}', client_id = 'studio', redirect_uri = location.origin + location.pathname;
  const encoded = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  let refresh_token;
  const ask = async (body) => {
    const answer = await fetch(issuer + '/token', { method: 'POST', body: new URLSearchParams({ client_id, resource: '${AUDIENCE}', ...body }) });
    const tokens = await answer.json();
    ({ refresh_token } = tokens);
    return tokens.access_token;
  };
  const code = new URLSearchParams(location.search).get('code');
  if (code === null) {
    const code_verifier = encoded(crypto.getRandomValues(new Uint8Array(32)));
    sessionStorage.setItem('verifier', code_verifier);
    const code_challenge = encoded(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code_verifier)));
    const wish = { client_id, redirect_uri, code_challenge, code_challenge_method: 'S256', response_type: 'code', prompt: 'consent', scope: 'openid offline_access book', resource: '${AUDIENCE}' };
    location.href = issuer + '/auth?' + new URLSearchParams(wish);
  } else {
    document.addEventListener('creneau-tokenexpired', ({ detail }) => {
      document.querySelector('#signed-in').textContent += 'renewed';
      detail.renew(ask({ grant_type: 'refresh_token', refresh_token }));
    });
    const token = await ask({ grant_type: 'authorization_code', code, redirect_uri, code_verifier: sessionStorage.getItem('verifier') });
    document.querySelector('creneau-order-history').token = token;
  }
</script>`;

test.describe('C-sign-in: a page that signs in at a real identity provider', () => {
  test('a visitor signs in with code and PKCE; the first token has ended, and the refreshed one is the user’s', async ({
    browser,
  }) => {
    let handler: RequestListener = (_request, response) => response.end();
    const server = createServer((request, response) => handler(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const demo = await startDemo({ AUTH_ISSUER: issuer, AUTH_AUDIENCE: AUDIENCE, NOW: inAnHour });
    const { relay, script } = await startHosts(demo.url);
    const context = await browser.newContext();
    onTestFinished(async () => {
      await context.close();
      await relay.stop();
      await demo.stop();
      server.closeAllConnections();
      server.close();
    });
    const home = relay.page(
      `<!doctype html><html lang="fr"><body>${script()}<creneau-order-history></creneau-order-history>${signingIn(issuer)}</body></html>`,
    );

    const { default: OidcProvider } = (await import(
      pathToFileURL(await hostModule('oidc-provider/lib/index.js')).href
    )) as { readonly default: Provider };
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    handler = new OidcProvider(issuer, {
      jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'first', use: 'sig', alg: 'ES256' }] },
      clients: [
        {
          ...{ client_id: 'studio', redirect_uris: [home], token_endpoint_auth_method: 'none' },
          ...{ grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'] },
          id_token_signed_response_alg: 'ES256',
        },
      ],
      cookies: { keys: ['a key of this test'] },
      scopes: ['openid', 'offline_access', 'book'],
      clientBasedCORS: () => true,
      findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id }) }),
      extraTokenClaims: () => ({
        given_name: 'Léa',
        family_name: 'Martin',
        email: 'lea@example.org',
        email_verified: true,
      }),
      features: {
        resourceIndicators: {
          enabled: true,
          useGrantedResource: () => true,
          getResourceServerInfo: ({ oidc }: Asking) => ({
            ...{ scope: 'book', audience: AUDIENCE, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'ES256' } } },
            accessTokenTTL: oidc.params?.grant_type === 'refresh_token' ? 7200 : 60,
          }),
        },
      },
    }).callback();

    const page = await context.newPage();
    await page.goto(home);
    await page.locator('[name="login"]').fill('lea');
    await page.locator('[name="password"]').fill('any');
    await page.locator('[type="submit"]').click();
    await page.locator('[type="submit"]').click();
    await expect(page.getByText("Vous n'avez rien de prévu pour le moment.")).toBeVisible();
    await expect(page.locator('#signed-in')).toHaveText('renewed');
  });
});
