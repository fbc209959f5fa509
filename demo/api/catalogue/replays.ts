import type { WallTime } from '../../../core/time/wall-time.ts';
import { AS_READ } from '../database/collation.ts';
import type { Queryable } from '../database/database.ts';
import type { Replay, Video } from '../schemas/replay.ts';
import { wallObject } from '../wall-text.ts';
import { type Paged, type PageWish, pageRows } from './paging.ts';

interface ReplayRow {
  id: number;
  title: string;
  description: string;
  picture: string | null;
  sport: { slug: string; name: string } | null;
  minutes: number;
  recorded_at: WallTime;
  provider: { id: number; fullName: string; slug: string; url: string };
  video_id: number;
}

interface VideoRow {
  id: number;
  title: string;
  poster: string | null;
  duration_seconds: number;
  sources: Video['sources'];
  captions: Video['captions'];
}

const A_PAGE = 12;

/** Returns a page of all replays, or of those of one provider, the latest first. */
export async function listReplays(
  database: Queryable,
  providerId: number | null,
  wish: PageWish,
): Promise<Paged<Replay>> {
  const mine = providerId === null ? '' : 'WHERE provider_id = $1';
  const given = providerId === null ? [] : [providerId];
  const [counted] = await database.query<{ total: number }>(`SELECT count(*) AS total FROM replay ${mine}`, given);
  const { page, lastPage, offset, limit } = pageRows(wish, A_PAGE, counted?.total ?? 0);
  const rows = await database.query<ReplayRow>(
    `WITH page AS (
       SELECT * FROM replay ${mine} ORDER BY recorded_at DESC, id DESC LIMIT $${given.length + 1} OFFSET $${given.length + 2})
     SELECT page.id, page.title, page.description, page.picture, page.minutes, page.recorded_at, page.video_id,
       CASE WHEN sport.slug IS NOT NULL THEN jsonb_build_object('slug', sport.slug, 'name', sport.name) END AS sport,
       jsonb_build_object(
         'id', venue.person_id, 'fullName', venue.full_name, 'slug', venue.slug, 'url', venue.url) AS provider
     FROM page
     JOIN user_page venue ON venue.person_id = page.provider_id
     LEFT JOIN sport ON sport.slug = page.sport_slug
     ORDER BY page.recorded_at DESC, page.id DESC`,
    [...given, limit, offset],
  );
  return { items: rows.map(asReplay), page, lastPage };
}

/** Finds the video with this id; null if there is none. */
export async function findVideo(database: Queryable, id: number): Promise<Video | null> {
  const [row] = await database.query<VideoRow>(
    `SELECT video.id, video.title, video.poster, video.duration_seconds,
       coalesce((SELECT jsonb_agg(jsonb_build_object('src', src, 'type', type) ORDER BY position)
         FROM video_source WHERE video_id = video.id), '[]') AS sources,
       coalesce((SELECT jsonb_agg(jsonb_build_object('src', src, 'lang', lang, 'label', label) ORDER BY label ${AS_READ} DESC, lang)
         FROM video_caption WHERE video_id = video.id), '[]') AS captions
     FROM video WHERE id = $1`,
    [id],
  );
  return row ? asVideo(row) : null;
}

function asReplay(row: ReplayRow): Replay {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    picture: { medium: row.picture },
    sport: row.sport,
    duration: row.minutes,
    date: wallObject(row.recorded_at),
    user: row.provider,
    videoId: row.video_id,
  };
}

function asVideo({ id, title, poster, duration_seconds, sources, captions }: VideoRow): Video {
  return { id, title, poster, duration: duration_seconds, sources, captions };
}
