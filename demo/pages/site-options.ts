/** What the pages know of the server that serves them. */
export interface SiteOptions {
  /** Whether there are sample users to sign in as, a partner's page and the QA pages (D-demo-mode). */
  readonly isDemo: boolean;
  /** The origin under which the site is reached, without a slash at its end; null for this machine's own. */
  readonly publicUrl: string | null;
  /** Whether the pages' policy allows Stripe's form. */
  readonly takesStripe: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    site: SiteOptions;
  }
}
