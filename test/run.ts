import { loadavg } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { due, keepRun, WATCHED } from './last-runs.ts';
import { BUILD, COMMANDS, type Command, longCommand, type Step } from './runner/commands.ts';
import { type Running, startStep } from './runner/run-step.ts';
import { shortHosts } from './runner/short-hosts.ts';
import { keepTold, type Told } from './runner/told.ts';
import { type StepEnd, verdictOf } from './runner/verdict.ts';

/** How many of a program's last lines are kept for the verdict. */
const LAST_LINES = 12;

const [name = '', ...rest] = process.argv.slice(2);

/** Whether the command runs all of a suite whose runs are on record. */
const isWhole = Object.hasOwn(WATCHED, name) && rest.length === 0;

const command = await commandOf().catch((error: Error) => console.error(error.message));
process.exitCode = command ? await run(name, command) : 2;

/** Returns the command that the arguments name. Throws a RangeError if they name none. */
async function commandOf(): Promise<Command> {
  if (name === 'long') return longCommand(rest);
  if (name === 'hosts' && rest.join() === '--short') return await shortHosts();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command && rest.length === 0) return command;
  throw new RangeError(`"${[name, ...rest].join(' ')}" is none of ${Object.keys(COMMANDS).join(', ')}.`);
}

async function run(name: string, command: Command): Promise<number> {
  const start = performance.now();
  const ends: StepEnd[] = [];
  const running = new Map<string, Running>();
  /** The tests that run, each with the moment at which it began. */
  const begun = new Map<string, number>();
  let isLate = false;

  const deadline = setTimeout(() => {
    isLate = true;
    for (const [test, since] of begun) {
      console.log(`DEADLINE ${test} runs for ${((performance.now() - since) / 1000).toFixed(0)} s`);
    }
    for (const [step, { kill }] of running) {
      console.log(`DEADLINE ${step} is ended: ${command.deadline} s are over`);
      kill();
    }
  }, command.deadline * 1000);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const { kill } of running.values()) kill();
      process.exit(1);
    });
  }

  let tellBuilt = (_isBuilt: boolean) => {};
  const built = new Promise<boolean>((resolve) => {
    tellBuilt = resolve;
  });
  await Promise.all(
    command.lanes.map(async (lane) => {
      for (const step of lane) {
        const isWithoutBuild = step.needsBuild === true && !(await built);
        const end = isLate
          ? notRun(step, 'the time is over')
          : isWithoutBuild
            ? notRun(step, 'the build has failed')
            : await runStep(step, command.lanes.length > 1);
        ends.push(end);
        if (step.name === BUILD) tellBuilt(end.status === 0);
      }
    }),
  );
  clearTimeout(deadline);

  const files = ends.flatMap(({ told }) => told).filter((told) => told.kind === 'file');
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 8);
  console.log('\nlongest files:');
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  console.log('');
  const { isGreen, lines } = verdictOf(name, ends, (performance.now() - start) / 1000);
  for (const line of lines) console.log(line);
  if (isWhole) keepRun(name, isGreen ? 'green' : 'red', (performance.now() - start) / 1000);
  if (name === 'test') for (const line of due()) console.log(line);
  return isGreen ? 0 : 1;

  async function runStep(step: Step, isBesideOthers: boolean): Promise<StepEnd> {
    console.log(`── ${step.name}${isBesideOthers ? ' …' : ''}`);
    const since = performance.now();
    const told: Told[] = [];
    const started = startStep(step, {
      isBesideOthers,
      onTold(each) {
        told.push(each);
        hear(each);
      },
    });
    running.set(step.name, started);
    const { status, written } = await started.ended;
    running.delete(step.name);
    const seconds = (performance.now() - since) / 1000;
    if (isBesideOthers) console.log(`\n── ${step.name}, ${seconds.toFixed(0)} s\n${written}`);
    if (step.by !== 'program') keepTold(step.name, told);
    const words = stripVTControlCharacters(written).trimEnd().split('\n').slice(-LAST_LINES);
    const lastWords = isLate ? ['the time was over while these ran:', ...begun.keys()] : words;
    return { name: step.name, seconds, status, isSuite: step.by !== 'program', lastWords: lastWords.join('\n'), told };
  }

  /** Notes which tests run, and says at once what is red. */
  function hear(told: Told): void {
    if (told.kind === 'error') console.log(`RED now: ${told.file || 'outside a test'}\n${told.message}`);
    if (!('title' in told)) return;
    const test = `${told.file} › ${told.title}`;
    if (told.kind === 'begin') begun.set(test, performance.now());
    if (told.kind === 'end') begun.delete(test);
    if (told.kind === 'red') {
      console.log(`RED now: ${test}\n${told.message}\nload average then: ${loadavg()[0]?.toFixed(1)}`);
    }
  }
}

function notRun({ name, by }: Step, why: string): StepEnd {
  return { name, seconds: 0, status: null, isSuite: by !== 'program', lastWords: why, told: [] };
}
