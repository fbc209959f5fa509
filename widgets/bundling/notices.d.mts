import type { Metafile } from 'esbuild';

export const NOTICES: string;
export function noticesIn(metafile: Metafile, top: string): string;
