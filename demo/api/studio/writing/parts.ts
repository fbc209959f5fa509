import type { Value } from '../../../../core/studio/cell.ts';
import type { Row } from '../../../../core/studio/finding.ts';
import type { daySlots, weekSlots } from '../../../../core/studio/rules.ts';
import type { Transaction } from '../../database/database.ts';

type Values = Readonly<Record<string, Value>>;

/** The slots of rows of sessions, each with its weekday, or those of special days, each with its day. */
export function sessionRows(rows: readonly Row[], slotsOf: typeof weekSlots | typeof daySlots) {
  return rows.flatMap(({ values }) => {
    const { offer, capacity } = values;
    return slotsOf(values).map((slot) => ({ ...slot, offer, capacity }));
  });
}

/** The hours at which people can come to open events. */
export function openingRows(rows: readonly Row[]) {
  return rows.flatMap(({ values: { address, type, weekdays, hours } }) => {
    if (type !== 'open' || !Array.isArray(weekdays) || !Array.isArray(hours)) return [];
    return weekdays.flatMap((weekday) => hours.map((starts) => ({ event: address, weekday, starts })));
  });
}

const LABELS = { fr: 'Français', en: 'English' } as const;

/** The files of the videos of replays, in the order in which browsers try them. */
export function videoFiles(replays: readonly Values[]) {
  const sources = replays.flatMap(({ videoId, video }) =>
    String(video)
      .split(/\s+/)
      .map((src, position) => ({ videoId, position, src, type: typeOf(src) })),
  );
  const captions = replays.flatMap(({ videoId, captionsFr, captionsEn }) =>
    Object.entries({ fr: captionsFr, en: captionsEn }).flatMap(([lang, src]) =>
      src ? [{ videoId, lang, label: LABELS[lang as 'fr' | 'en'], src }] : [],
    ),
  );
  return { sources, captions };
}

function typeOf(src: string): string {
  return /\.webm(?:\?|$)/i.test(src) ? 'video/webm; codecs="vp9"' : 'video/mp4; codecs="avc1.4d401e"';
}

/** Gives each replay the number of its video: the one that it has, or a new one. */
export async function withVideos(transaction: Transaction, replays: readonly Values[]): Promise<readonly Values[]> {
  const found = await transaction.query<{ n: number; video: number }>(
    `SELECT g.n, coalesce(r.video_id, nextval(pg_get_serial_sequence('video', 'id'))::integer) AS video
     FROM jsonb_to_recordset($1::text::jsonb) AS g (n integer, venue text, title text)
     LEFT JOIN replay r ON r.title = g.title AND r.provider_id = (SELECT person_id FROM user_page WHERE slug = g.venue)`,
    [JSON.stringify(replays.map(({ venue, title }, n) => ({ n, venue, title })))],
  );
  const ids = new Map(found.map(({ n, video }) => [n, video]));
  return replays.map((values, n) => ({ ...values, videoId: ids.get(n) ?? null }));
}
