import { fetchAnimations, type Period } from '../../../widgets/shared/api/catalogue/animation.ts';
import { fetchCategories } from '../../../widgets/shared/api/catalogue/categories.ts';
import { decodePositions } from '../../../widgets/shared/api/catalogue/decode-positions.ts';
import { fetchAnimation } from '../../../widgets/shared/api/catalogue/event-page.ts';
import { fetchPlaceDetails, fetchPositions } from '../../../widgets/shared/api/catalogue/map.ts';
import { fetchMembership, fetchMemberships } from '../../../widgets/shared/api/catalogue/membership.ts';
import { fetchReplays } from '../../../widgets/shared/api/catalogue/replay.ts';
import { fetchVideo } from '../../../widgets/shared/api/catalogue/video.ts';
import { fetchPopups } from '../../../widgets/shared/api/popup.ts';
import type { Call } from '../call.ts';

const animations = (operation: string, period: Period): Call => ({
  operation,
  name: `GET v1/${period}/events/`,
  uses: [{ widget: 'animations-slider', when: `with \`period="${period}"\``, isVital: period === 'next' }],
  make: (client) => fetchAnimations(client, { period, user: null }, { page: 1 }),
});

export const otherCalls: readonly Call[] = [
  {
    operation: 'listPositions',
    name: 'GET v1/map/',
    uses: [{ widget: 'provider-map', when: 'at once; with filters after the path, as for events', isVital: true }],
    make: async (client) => decodePositions(await fetchPositions(client, {}), () => undefined),
  },
  {
    operation: 'listEventsAtPosition',
    name: 'POST v1/marker/details',
    uses: [{ widget: 'provider-map', when: 'when a marker is pressed', isVital: true }],
    make: (client, { position }) =>
      position === null
        ? null
        : fetchPlaceDetails(
            client,
            { ...position, id: 0, city: null, provider: { name: position.name, url: position.url, picture: null } },
            {},
          ),
  },
  animations('listNextAnimations', 'next'),
  animations('listFutureAnimations', 'future'),
  animations('listPastAnimations', 'past'),
  {
    operation: 'getAnimation',
    name: 'GET v1/animation/{url}',
    uses: [{ widget: 'event-details', when: 'at once, with the attribute `animation`', isVital: false }],
    make: (client, { animation }) => (animation === null ? null : fetchAnimation(client, animation)),
  },
  {
    operation: 'listMemberships',
    name: 'GET v1/memberships/',
    uses: [{ widget: 'membership-list', when: 'at once', isVital: true }],
    make: (client) => fetchMemberships(client, null, { page: 1 }),
  },
  {
    operation: 'getMembership',
    name: 'GET v1/membership/{url}',
    uses: [{ widget: 'membership-list', when: 'at once, with the attribute `membership`', isVital: false }],
    make: (client, { membership }) => (membership === null ? null : fetchMembership(client, membership)),
  },
  {
    operation: 'listReplays',
    name: 'GET v1/replay/',
    uses: [{ widget: 'replay-list', when: 'at once', isVital: true }],
    make: (client) => fetchReplays(client, null, { page: 1 }),
  },
  {
    operation: 'getVideo',
    name: 'GET v1/videos/{id}',
    uses: [{ widget: 'replay-list', when: 'when a replay is started', isVital: true }],
    make: (client, { videoId }) => (videoId === null ? null : fetchVideo(client, videoId)),
  },
  {
    operation: 'listPageCategories',
    name: 'GET categories/home',
    uses: [{ widget: 'category-list', when: 'at once', isVital: true }],
    make: (client) => fetchCategories(client, 'home'),
  },
  {
    operation: 'listPopups',
    name: 'GET v1/popups',
    uses: [{ widget: 'popups', when: 'at once', isVital: true }],
    make: (client) => fetchPopups(client),
  },
];
