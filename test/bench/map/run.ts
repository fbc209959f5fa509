// The map's part of the laboratory alone: `npx tsx test/bench/map/run.ts`. Ends in a JSON line.
import { buildIfNeeded } from '../../../demo/build.ts';
import { startDemoServer } from '../../fixtures/browser/demo-server.ts';
import { mapFigures } from './figures.ts';

const ROUNDS = 5;

await buildIfNeeded(console.log);
const demo = await startDemoServer();
console.log(JSON.stringify(await mapFigures(demo.url, ROUNDS)));
await demo.stop();
