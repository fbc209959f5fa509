declare module '*/rollup.config.mjs' {
  import type { Plugin } from 'vitest/config';
  export function cssAsText(): Plugin;
}
