import { startPostgres } from './test/fixtures/server/postgres.ts';
const p = await startPostgres(); console.log(p.url); process.on('SIGTERM', () => void p.stop().then(()=>process.exit(0))); setInterval(()=>{}, 1e6);
