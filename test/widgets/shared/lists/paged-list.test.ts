import { describe, expect, it } from 'vitest';
import type { ListPage } from '../../../../core/paging/list-page.ts';
import { ApiError } from '../../../../widgets/shared/api/errors.ts';
import { createPagedList, FIRST_LOAD, type PagedState } from '../../../../widgets/shared/lists/paged-list.ts';

interface Call {
  readonly succeed: (item: string) => void;
  readonly fail: () => void;
}

/** A list whose calls the test settles, with its recorded states and events. */
function aList() {
  const calls: Call[] = [];
  const failures: unknown[] = [];
  let state: PagedState<string> = FIRST_LOAD;
  const host = document.createElement('creneau-event-list');
  const seen: string[] = [];
  host.addEventListener('creneau-ready', () => seen.push('ready'));
  host.addEventListener('creneau-pageload', () => seen.push('pageload'));
  const list = createPagedList<string>(
    { host, report: (error) => failures.push(error), signal: new AbortController().signal },
    {
      getState: () => state,
      setState: (next) => {
        state = next;
        seen.push(textOf(next));
      },
    },
    (page) =>
      new Promise<ListPage<string>>((resolve, reject) =>
        calls.push({
          succeed: (item) => resolve({ items: [item], page, lastPage: 9 }),
          fail: () => reject(new ApiError('network', 'No.')),
        }),
      ),
  );
  const call = (index: number) => calls[index] as Call;
  return { list, call, seen, failures };
}

function textOf({ list, isTurning, hasTurned }: PagedState<string>): string {
  const text = list.status === 'loaded' ? `${list.value.items[0]}@${list.value.page}` : list.status;
  return `${text}${isTurning ? ' turning' : ''}${hasTurned ? ' turned' : ''}`;
}

/** The list with its first page. */
async function aLoadedList() {
  const test = aList();
  const first = test.list.load(1);
  test.call(0).succeed('a');
  await first;
  test.seen.length = 0;
  return test;
}

describe('S-stale-answers: a paged list', () => {
  it('a paged list loads its first page, and is ready once', async () => {
    const { list, call, seen } = aList();
    const first = list.load(1);
    call(0).succeed('a');
    await first;
    expect(seen).toEqual(['loading', 'a@1', 'ready', 'pageload']);
  });

  it('a paged list shows its page while another one loads; only the latest call counts', async () => {
    const { list, call, seen } = await aLoadedList();
    const loads = [list.load(2), list.load(3)];
    call(2).succeed('c');
    call(1).succeed('b');
    await Promise.all(loads);
    expect(seen).toEqual(['a@1 turning turned', 'a@1 turning turned', 'c@3 turned', 'pageload']);
  });

  it('a paged list removes its page when another list is loaded', async () => {
    const { list, seen } = await aLoadedList();
    void list.load(1, 'afresh');
    expect(seen).toEqual(['loading']);
  });

  it('a quiet reload of a paged list announces nothing, and a failure keeps the page but is reported', async () => {
    const { list, call, seen, failures } = await aLoadedList();
    const quiet = list.load(1, 'quietly');
    expect(seen).toEqual([]);
    call(1).succeed('b');
    await quiet;
    const failing = list.load(1, 'quietly');
    call(2).fail();
    await failing;
    expect(seen).toEqual(['b@1', 'pageload']);
    expect(failures).toHaveLength(1);
  });

  it('a quiet reload that fails while a requested page is loading shows its failure', async () => {
    const { list, call, seen } = await aLoadedList();
    void list.load(2);
    const quiet = list.load(2, 'quietly');
    call(2).fail();
    await quiet;
    expect(seen.at(-1)).toBe('failed');
  });
});
