import type { StoreApi } from 'zustand/vanilla';
import { asApiError } from '../shared/api/errors.ts';
import { changeSessions, type SessionChange, toldBy, writeToSession } from '../shared/api/studio.ts';
import type { PageState } from '../shared/page/page-state.ts';
import type { Deed, StudioDayState } from './state.ts';

/** Changes sessions and writes to their people. */
export interface Deeds {
  begin(deed: Deed['case'], session: string): void;
  /** Says what a change would do. */
  tryChange(change: SessionChange): Promise<void>;
  /** Makes the change that was tried. */
  confirmChange(): Promise<void>;
  /** Goes back to the choice of a change. */
  reconsider(): void;
  write(subject: string, text: string): Promise<void>;
  end(): void;
}

/** Creates the deeds of a store; `refresh` loads the day again. */
export function createDeeds(
  page: PageState,
  { getState, setState }: Pick<StoreApi<StudioDayState>, 'getState' | 'setState'>,
  refresh: () => Promise<void>,
): Deeds {
  const update = (change: Partial<Deed>) => setState(({ deed }) => ({ deed: deed && { ...deed, ...change } }));
  /** The key of the message, for as long as it is the same one. */
  let written = { what: '', key: '' };

  async function run(work: () => Promise<void>): Promise<void> {
    if (getState().deed?.isBusy) return;
    update({ isBusy: true, error: null });
    try {
      await work();
    } catch (failure) {
      update({ isBusy: false, error: asApiError(failure) });
    }
  }

  return {
    begin: (kind, session) =>
      setState({ deed: { case: kind, session, isBusy: false, error: null, tried: null }, done: null }),
    tryChange: (change) =>
      run(async () => {
        const would = await changeSessions(page.client, change);
        update({ isBusy: false, tried: { change, would } });
      }),
    confirmChange: () =>
      run(async () => {
        const tried = getState().deed?.tried;
        if (!tried) return;
        const made = await changeSessions(page.client, { ...tried.change, confirm: tried.would.confirm });
        setState({ deed: null, done: { case: 'changed', count: toldBy(made) } });
        await refresh();
      }),
    reconsider: () => update({ tried: null, error: null }),
    write: (subject, text) =>
      run(async () => {
        const session = getState().deed?.session ?? '';
        const what = JSON.stringify([session, subject, text]);
        if (what !== written.what) written = { what, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
        const body = { session, text, ...(subject !== '' && { subject }) };
        const count = await writeToSession(page.client, body, written.key);
        written = { what: '', key: '' };
        setState({ deed: null, done: { case: 'written', count } });
      }),
    end: () => setState({ deed: null }),
  };
}
