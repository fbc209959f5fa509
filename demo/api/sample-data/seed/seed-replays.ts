import type { Transaction } from '../../database/database.ts';
import { insertAll } from '../bulk.ts';
import type { SampleReplay } from '../made/replays.ts';
import { captionsOf, sourcesOf } from '../names/clips.ts';

/** Writes the sample's replays and their videos. */
export async function insertReplays(transaction: Transaction, replays: readonly SampleReplay[]): Promise<void> {
  await insertAll(
    transaction,
    'video',
    { id: 'integer', title: 'text', poster: 'text', duration_seconds: 'integer' },
    replays.map(({ videoId, title, picture, clip }) => {
      return { id: videoId, title, poster: picture, duration_seconds: clip.seconds };
    }),
  );
  await insertAll(
    transaction,
    'video_source',
    { video_id: 'integer', position: 'smallint', src: 'text', type: 'text' },
    replays.flatMap(({ videoId, clip }) =>
      sourcesOf(clip).map((source, position) => ({ video_id: videoId, position, ...source })),
    ),
  );
  await insertAll(
    transaction,
    'video_caption',
    { video_id: 'integer', lang: 'text', label: 'text', src: 'text' },
    replays.flatMap(({ videoId, clip }) => captionsOf(clip).map((caption) => ({ video_id: videoId, ...caption }))),
  );
  await insertAll(
    transaction,
    'replay',
    REPLAY,
    replays.map((replay) => ({
      id: replay.id,
      provider_id: replay.providerId,
      title: replay.title,
      description: replay.description,
      picture: replay.picture,
      sport_slug: replay.sport,
      minutes: replay.minutes,
      recorded_at: replay.recordedAt,
      video_id: replay.videoId,
    })),
  );
}

const REPLAY = {
  id: 'integer',
  provider_id: 'integer',
  title: 'text',
  description: 'text',
  picture: 'text',
  sport_slug: 'text',
  minutes: 'integer',
  recorded_at: 'timestamp',
  video_id: 'integer',
} as const;
