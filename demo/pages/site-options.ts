/** What the pages need to know about their server. */
export interface SiteOptions {
  /** Whether there are demo users to sign in as, a partner's page and the QA pages (D-demo-mode). */
  readonly isDemo: boolean;
  /** The origin under which the site is reached, without a slash at its end; null for this machine's own address. */
  readonly publicUrl: string | null;
  /** The origin of the English site; null if `publicUrl` is null. */
  readonly englishUrl: string | null;
  /** Whether the pages' policy allows Stripe's card form. */
  readonly takesStripe: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    site: SiteOptions;
  }
}
