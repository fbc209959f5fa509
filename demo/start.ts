import { requireFolder } from './api/database/folder-lock.ts';
import { StartError } from './api/start-error.ts';
import { BuildError, buildIfNeeded } from './build.ts';
import { EnvironmentError } from './environment/variable.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { requireFreePort } from './listen.ts';
import { hostBeside } from './pages/origins.ts';
import { requireReleases } from './release/require.ts';

/**
 * How long requests under way may take after the server was asked to stop, in milliseconds: as long as any request may
 * take.
 */
const PATIENCE_MS = 30_000;

/** How often the process checks whether its parent still runs, in milliseconds. */
const LOOK_MS = 1000;

/**
 * Within this many milliseconds, a second signal counts as the same one: npm forwards a Ctrl-C that the terminal has
 * already sent to all processes.
 */
const SAME_MS = 1000;

/** Runs `npm start`: builds what is missing, starts the server, and prints a line for each step. */
async function main(): Promise<void> {
  // Until the server listens, there are no requests to wait for.
  let end = (): void => process.exit(0);
  // Signals to npm reach only its shell, which ends and leaves this process running.
  if (process.env['npm_lifecycle_event'] === 'start') stopWithParent(() => end());
  const environment = readEnvironment(process.env);
  const tell = environment.isDemo ? say : log;
  await requireFreePort(environment);
  if (environment.databaseUrl === null && environment.dataDir !== null) requireFolder(environment.dataDir);
  const { bundleDir } = environment;
  if (bundleDir !== null) requireReleases(bundleDir);
  const built = bundleDir === null ? buildIfNeeded(tell) : Promise.resolve();
  // The server awaits the build. If something else fails first, that failure is reported instead.
  built.catch(() => {});
  // The server is imported only now, so that an invalid setting is reported at once.
  const { startServer } = await import('./server.ts');
  const { url, ownUrl, stop } = await startServer(environment, tell, built);
  if (environment.isDemo) {
    const partner = hostBeside(url, 'partner');
    tell(`Créneau is at ${url}/${partner === null ? '' : ` (a partner's page: ${partner}/)`}`);
  } else {
    tell(
      `Créneau is at ${url}/ (here ${ownUrl}/), without demo mode. ${paymentsOf(environment)} ${mailOf(environment)}`,
    );
  }
  let isEnding = false;
  end = () => {
    if (isEnding) return;
    isEnding = true;
    void stop(PATIENCE_MS).then(() => process.exit(0));
  };
  stopAtSignal(end);
}

function paymentsOf({ stripe }: Environment): string {
  if (stripe !== null) return 'Payments are taken by Stripe.';
  return 'No payments are taken, because the keys of Stripe are not set: paid orders are refused, free and credit orders work.';
}

function mailOf({ mail }: Environment): string {
  return mail === null ? 'No mail is sent, because SMTP_URL and MAIL_FROM are not set.' : 'Mail is sent.';
}

function say(sentence: string): void {
  console.log(sentence);
}

/** Logs in the server's format, so that every line is JSON (D-logs). */
function log(sentence: string): void {
  console.log(JSON.stringify({ level: 30, time: Date.now(), msg: sentence }));
}

/** Calls `stop` at the first signal to end; a later signal ends the process at once (D-shutdown). */
function stopAtSignal(stop: () => void): void {
  let first: number | null = null;
  const take = () => {
    const now = performance.now();
    if (first === null) stop();
    else if (now - first > SAME_MS) process.exit(1);
    first ??= now;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, take);
}

/** Calls `stop` when the parent process has ended. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_MS);
  timer.unref();
}

main().catch((error: unknown) => {
  // An error that the operator can correct is printed as one sentence, any other error with its stack.
  const isPlain = [EnvironmentError, StartError, BuildError].some((known) => error instanceof known);
  console.error(isPlain ? (error as Error).message : error);
  process.exit(1);
});
