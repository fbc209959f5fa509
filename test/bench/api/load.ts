import { peerFile } from '../../fixtures/browser/hosts.ts';
import { median } from '../paint.ts';

/** How autocannon is called here; it is installed by the bench and has no types. */
type Autocannon = (options: {
  readonly url: string;
  readonly connections: number;
  readonly duration: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests?: readonly { readonly path: string }[];
}) => Promise<{
  readonly requests: { readonly total: number };
  readonly duration: number;
  readonly non2xx: number;
  readonly errors: number;
}>;

/** What browsers send, of the codings that answers come in. */
export const CODING = { 'accept-encoding': 'br' };
const CONNECTIONS = 16;
/** Until the engine has compiled what is called often. */
const WARM_UP = 2;
const SECONDS = 1;
const ROUNDS = 3;

/** What is loaded: the paths in turn, of one server. */
export interface Target {
  readonly url: string;
  readonly paths: readonly string[];
  readonly token?: string;
}

/** The requests per second of each target: the median of rounds in which they are loaded one after another. */
export async function rates(...targets: readonly Target[]): Promise<readonly number[]> {
  const measured: number[][] = targets.map(() => []);
  for (const target of targets) await load(target, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [n, target] of targets.entries()) measured[n]?.push(await load(target, SECONDS));
  }
  return measured.map(median);
}

async function load({ url, paths, token }: Target, seconds: number): Promise<number> {
  const { requests, duration, non2xx, errors } = await (await autocannon())({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { ...CODING, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    requests: paths.map((path) => ({ path })),
  });
  if (non2xx + errors > 0) throw new Error(`${paths[0]}: ${non2xx} refusals and ${errors} errors.`);
  return requests.total / duration;
}

async function autocannon(): Promise<Autocannon> {
  await peerFile('autocannon/package.json');
  const { default: run } = await import(new URL('../node_modules/autocannon/autocannon.js', import.meta.url).href);
  return run;
}
