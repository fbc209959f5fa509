import { setFlagsFromString } from 'node:v8';
import { runStudio } from './studio.ts';

// Large files leave much garbage: it is collected when the heap has grown by a fifth, not when it has doubled.
setFlagsFromString('--heap-growing-percent=20');
process.exitCode = await runStudio(process.argv.slice(2), process.env, { say: console.log, tell: console.error });
