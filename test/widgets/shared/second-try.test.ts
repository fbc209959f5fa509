import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withSecondTry } from '../../../widgets/shared/page/second-try.ts';

const load = vi.fn<(name: string) => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  load.mockReset().mockResolvedValue('code');
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('D-failed-file: a file', () => {
  it('a file that loads is requested once', async () => {
    await expect(withSecondTry(load)('part')).resolves.toBe('code');
    await pass(5000);
    expect(load.mock.calls).toEqual([['part']]);
  });

  it.each([0, 0.5, 0.999])(
    'a file that fails is requested again automatically after about a second (random value %d)',
    async (chance) => {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      load.mockRejectedValueOnce(new Error('gone'));
      const loading = withSecondTry(load)('part');
      await pass(700);
      expect(load).toHaveBeenCalledTimes(1);
      await pass(600);
      expect(load).toHaveBeenCalledTimes(2);
      await expect(loading).resolves.toBe('code');
    },
  );

  it('a file that fails twice is requested again only when a caller asks, with two more attempts', async () => {
    load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('still gone'));
    const ask = withSecondTry(load);
    const failed = expect(ask('part')).rejects.toThrow('still gone');
    await pass(60_000);
    await failed;
    expect(load).toHaveBeenCalledTimes(2);
    load.mockRejectedValueOnce(new Error('gone'));
    const loading = ask('part');
    await pass(1300);
    await expect(loading).resolves.toBe('code');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('several requests for a file at once share one attempt and its outcome; another file has its own', async () => {
    load.mockRejectedValue(new Error('gone'));
    const ask = withSecondTry(load);
    const all = Promise.allSettled([ask('part'), ask('part'), ask('other')]);
    await pass(1300);
    const [first, second] = await all;
    expect(second).toEqual(first);
    expect(load.mock.calls).toEqual([['part'], ['other'], ['part'], ['other']]);
  });
});
