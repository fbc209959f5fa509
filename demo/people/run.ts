import { runPeople } from './people.ts';

process.exitCode = await runPeople(process.argv.slice(2), process.env, { say: console.log, tell: console.error });
