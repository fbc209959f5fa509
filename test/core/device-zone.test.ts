import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const program = fileURLToPath(new URL('device-zone.vectors.ts', import.meta.url));

async function answersIn(zone: string): Promise<unknown> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, 'print'], {
    env: { ...process.env, TZ: zone },
  });
  return JSON.parse(stdout);
}

describe('decisions §2: days, columns, months and limits are those of Paris, wherever the device is', () => {
  it.concurrent.each([
    'America/Los_Angeles',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Asia/Tokyo',
    'Europe/Paris',
    'Pacific/Apia',
  ])('a device in %s answers as one on UTC', { timeout: 60_000 }, async (zone) => {
    const [there, onUtc] = await Promise.all([answersIn(zone), utc]);
    expect(there).toEqual(onUtc);
  });

  it('and that answer is right', { timeout: 60_000 }, async () => {
    expect(await utc).toMatchObject({
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

const utc = answersIn('UTC');
