import { runStudio } from './studio.ts';

process.exitCode = await runStudio(process.argv.slice(2), process.env, { say: console.log, tell: console.error });
