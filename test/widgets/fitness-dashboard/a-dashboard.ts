import type { attributes } from '../../../widgets/fitness-dashboard/attributes.ts';
import type { FitnessState } from '../../../widgets/fitness-dashboard/state.ts';
import { createFitnessStore } from '../../../widgets/fitness-dashboard/store.ts';
import type { AttributeValues } from '../../../widgets/shared/base/attributes.ts';
import { anItem, LIFETIME, WEEK } from '../../fixtures/data/fitness.ts';
import { aMePayload } from '../../fixtures/data/payloads.ts';
import { aContext } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type FakeApi } from '../fake-api.ts';

type Values = AttributeValues<typeof attributes>;

interface Choices extends Partial<Values> {
  readonly isVisitor?: boolean;
  readonly lang?: 'fr' | 'en';
  readonly timeZone?: string;
}

/** An API whose signed-in user has a tracker. */
export function aFitnessApi(tracker: unknown = 'bracelet'): FakeApi {
  const api = aFakeApi();
  api.on('GET /v1/me', aMePayload({ tracker }));
  api.on('GET /v1/bracelet/lifetime-stats', LIFETIME);
  api.on('GET /v1/bracelet/activities/weekly', WEEK);
  api.on('GET /v1/bracelet/activities/daily', { range: 'day', items: [anItem('2026-11-24T06:00:00', 974)] });
  api.on('GET /v1/bracelet/activities/monthly', { range: 'month', items: [anItem('2026-11-02', 7)] });
  api.on('GET /v1/bracelet/activities/yearly', { range: 'year', items: [anItem('2026-09-01', 200_000)] });
  return api;
}

/** The dashboard of a signed-in user, or of a visitor, as its element creates it. */
export function aDashboard({ isVisitor = false, lang = 'fr', timeZone = 'Europe/Paris', ...values }: Choices = {}) {
  const context = aContext<typeof attributes>(
    'creneau-fitness-dashboard',
    { tracker: null, range: 'week', activity: 'steps', ...values },
    { settings: { lang, timeZone } },
  );
  if (!isVisitor) context.page.session.setToken('a-token');
  return { ...context, context, store: createFitnessStore(context) };
}

export const isSettled = ({ dashboard, isTurning }: FitnessState) => dashboard.status !== 'loading' && !isTurning;
