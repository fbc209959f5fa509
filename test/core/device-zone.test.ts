import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PARIS } from '../../core/time/zone.ts';
import { LONG } from '../fixtures/tags.ts';
import type { ClockReading } from './device-zone.vectors.ts';
import { oracle } from './temporal-oracle.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('device-zone.vectors.ts', import.meta.url));

interface Answers {
  readonly timeZone: string;
  readonly vectors: unknown;
  readonly clockChanges: readonly ClockReading[];
}

async function answersIn(zone: string): Promise<Answers> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, 'print'], {
    env: { ...process.env, TZ: zone },
  });
  return JSON.parse(stdout);
}

describe('D-paris-days: days, columns, months and limits are those of Paris, wherever the device is', () => {
  describe.each([
    { zones: ['America/St_Johns', 'Pacific/Apia'] },
    { zones: ['America/Los_Angeles', 'Asia/Kathmandu', 'Asia/Tokyo', 'Europe/Paris'], tags: [LONG] },
  ])('in $zones', ({ zones, tags = [] }) =>
    it.concurrent.each(zones)(
      'a device in %s gets the same results as one on UTC, and as Temporal on both clock changes of 2024 to 2030',
      { tags, timeout: 60_000 },
      async (zone) => {
        const [there, onUtc] = await Promise.all([answersIn(zone), utc]);
        expect(resolved(there.timeZone)).toBe(resolved(zone));
        expect(there.vectors).toEqual(onUtc.vectors);
        for (const { at, instant, inParis, onDevice } of there.clockChanges) {
          const expected = oracle.toInstant(at, PARIS);
          expect([at, instant, inParis, onDevice]).toEqual([
            at,
            expected,
            oracle.toWallTime(expected, PARIS),
            oracle.toWallTime(expected, zone),
          ]);
        }
        const days = new Set(there.clockChanges.map(({ at }) => at.slice(0, 10)));
        expect([...days]).toEqual(oracle.changes(PARIS).map((change) => oracle.toWallTime(change, PARIS).slice(0, 10)));
      },
    ),
  );

  it('the results of every device equal the expected ones', { timeout: 60_000 }, async () => {
    expect((await utc).vectors).toMatchObject({
      walls: expect.arrayContaining([
        expect.objectContaining({
          at: '2026-11-24T08:05',
          instant: Date.UTC(2026, 10, 24, 7, 5),
          inTokyo: '2026-11-24T16:05',
          monday: '2026-11-23',
          words: ['mardi 24 nov. 2026', 'Tuesday 24 November 2026', '08h05'],
        }),
      ]),
      payloads: ['2026-11-20T14:30', '2026-11-20T00:00', '2026-07-21T00:30', '2026-11-20T14:30', '2026-11-20T19:00'],
    });
  });
});

/** Returns one name for zones that have several names (Asia/Kathmandu, Asia/Katmandu). */
function resolved(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}

const utc = answersIn('UTC');
