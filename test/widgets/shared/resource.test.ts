import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../widgets/shared/api/errors.ts';
import { createResource, type Resource } from '../../../widgets/shared/api/resource.ts';

interface Asked {
  readonly answer: (value: string) => void;
  readonly fail: (error: unknown) => void;
}

/** A resource whose calls the test answers. */
function aResource() {
  const asked: Asked[] = [];
  const said: string[] = [];
  const failures: unknown[] = [];
  const controller = new AbortController();
  const loader = createResource<string>({
    fetch: () => new Promise((answer, fail) => asked.push({ answer, fail })),
    set: (resource) => said.push(textOf(resource)),
    onFailure: (error) => failures.push(error),
    signal: controller.signal,
  });
  const call = (index: number) => asked[index] as Asked;
  return { loader, call, said, failures, controller };
}

function textOf(resource: Resource<string>): string {
  if (resource.status === 'loaded') return resource.value;
  return resource.status === 'failed' ? `failed: ${resource.error.code}` : 'loading';
}

const OFFLINE = new ApiError('network', 'No.');

describe('S-stale-answers: a resource', () => {
  it('a resource loads', async () => {
    const { loader, call, said } = aResource();
    const loading = loader.load();
    expect(said).toEqual(['loading']);
    call(0).answer('a');
    await loading;
    expect(said).toEqual(['loading', 'a']);
  });

  it('a resource fails, reports it, and can be retried', async () => {
    const { loader, call, said, failures } = aResource();
    const first = loader.load();
    call(0).fail(OFFLINE);
    await first;
    const second = loader.load();
    call(1).answer('a');
    await second;
    expect(said).toEqual(['loading', 'failed: network', 'loading', 'a']);
    expect(failures).toEqual([OFFLINE]);
  });

  it('D-stale-answers: only the latest call counts, in whatever order they end', async () => {
    const { loader, call, said, failures } = aResource();
    const calls = [loader.load(), loader.load(), loader.load()];
    call(2).answer('third');
    call(0).answer('first');
    call(1).fail(OFFLINE);
    await Promise.all(calls);
    expect(said).toEqual(['loading', 'loading', 'loading', 'third']);
    expect(failures).toEqual([]);
  });

  it('a quiet reload keeps the value until the next value has loaded', async () => {
    const { loader, call, said } = aResource();
    const first = loader.load();
    call(0).answer('a');
    await first;
    const quiet = loader.load('quietly');
    expect(said).toEqual(['loading', 'a']);
    call(1).answer('b');
    await quiet;
    expect(said).toEqual(['loading', 'a', 'b']);
  });

  it('a quiet reload that fails keeps the value, and is still reported', async () => {
    const { loader, call, said, failures } = aResource();
    const first = loader.load();
    call(0).answer('a');
    await first;
    const quiet = loader.load('quietly');
    call(1).fail(OFFLINE);
    await quiet;
    expect(said).toEqual(['loading', 'a']);
    expect(failures).toEqual([OFFLINE]);
  });

  it('a quiet reload without a value is not quiet: its failure is shown', async () => {
    const { loader, call, said } = aResource();
    const calls = [loader.load(), loader.load('quietly')];
    call(0).answer('a');
    call(1).fail(OFFLINE);
    await Promise.all(calls);
    expect(said.at(-1)).toBe('failed: network');
  });

  it('a resource sets and reports nothing after its signal has aborted', async () => {
    const { loader, call, said, failures, controller } = aResource();
    const calls = [loader.load(), loader.load()];
    controller.abort();
    call(0).answer('a');
    call(1).fail(OFFLINE);
    await Promise.all(calls);
    expect(said).toEqual(['loading', 'loading']);
    expect(failures).toEqual([]);
  });

  it('anything that a call throws becomes an ApiError', async () => {
    const { loader, call, said } = aResource();
    const loading = loader.load();
    call(0).fail('no');
    await loading;
    expect(said.at(-1)).toBe('failed: bad-answer');
  });

  it('an error of a subscriber is not an error of the call: the resource keeps its value, and `load` rejects', async () => {
    const said: string[] = [];
    const broken = new Error('A view is broken.');
    const failures: unknown[] = [];
    const loader = createResource<string>({
      fetch: async () => 'a',
      set: (resource) => {
        said.push(textOf(resource));
        if (resource.status === 'loaded') throw broken;
      },
      onFailure: (error) => failures.push(error),
      signal: new AbortController().signal,
    });
    await expect(loader.load()).rejects.toBe(broken);
    expect(said).toEqual(['loading', 'a']);
    expect(failures).toEqual([]);
  });
});
