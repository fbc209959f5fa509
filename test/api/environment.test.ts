import { expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from '../../demo/environment.ts';

it('contract §6 has a default for every variable, an empty one too', () => {
  const defaults = {
    port: 4173,
    host: '127.0.0.1',
    databaseUrl: null,
    dataDir: '.data/',
    now: null,
    sampleScale: 1,
    rateLimit: 1200,
    stripe: null,
  };
  expect(readEnvironment({})).toEqual(defaults);
  expect(readEnvironment({ PORT: '', HOST: '', DATABASE_URL: '', DATA_DIR: '', NOW: '' })).toEqual(defaults);
});

it.each([
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65_535 }],
  ['HOST', '::1', { host: '::1' }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['DATABASE_URL', 'postgres://a:b@db/x', { databaseUrl: 'postgres://a:b@db/x' }],
  ['DATABASE_URL', 'postgresql://db/x', { databaseUrl: 'postgresql://db/x' }],
  ['DATA_DIR', 'memory:', { dataDir: null }],
  ['DATA_DIR', '/tmp/x', { dataDir: '/tmp/x' }],
  ['NOW', '2026-11-20T09:00:00Z', { now: Date.UTC(2026, 10, 20, 9) }],
  ['NOW', '2026-11-20T10:00+01:00', { now: Date.UTC(2026, 10, 20, 9) }],
  ['SAMPLE_SCALE', '1000', { sampleScale: 1000 }],
  ['RATE_LIMIT', '5', { rateLimit: 5 }],
])('contract §6 reads %s=%s', (name, value, expected) => {
  expect(readEnvironment({ [name]: value })).toMatchObject(expected);
});

it.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', 'http'],
  ['HOST', 'a b'],
  ['DATABASE_URL', 'mysql://a:secret@db/x'],
  ['DATABASE_URL', 'secret'],
  ['NOW', '2026-11-20'],
  ['NOW', '2026-11-20T09:00:00'],
  ['NOW', '2026-02-30T09:00:00Z'],
  ['NOW', 'yesterday'],
  ['SAMPLE_SCALE', '0'],
  ['SAMPLE_SCALE', '1001'],
  ['RATE_LIMIT', '0'],
])('contract §6 refuses %s=%s in one sentence that names it', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${name} is ".*", but it must be [^\\n]*\\.$`));
  expect(read).not.toThrow(/secret/);
});
