import { setFlagsFromString } from 'node:v8';
import { runStudio } from './studio.ts';
import { askOn } from './terminal.ts';

// Large files leave much garbage: it is collected when the heap has grown by a fifth, not when it has doubled.
setFlagsFromString('--heap-growing-percent=20');
const ask = askOn(process.stdin, process.stdout);
process.exitCode = await runStudio(process.argv.slice(2), process.env, { say: console.log, tell: console.error, ask });
