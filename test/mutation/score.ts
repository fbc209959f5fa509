/** The part of Stryker's report that scores are made of. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** By folder, how many of a hundred changes the tests have noticed. */
export type Scores = Readonly<Record<string, number>>;

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** Returns the score of each folder of a report, such as `core/booking`, rounded down to a tenth. */
export function scoresOf({ files }: Report): Scores {
  const counts = new Map<string, { noticed: number; all: number }>();
  for (const [path, { mutants }] of Object.entries(files)) {
    const folder = path.split('/').slice(0, 2).join('/');
    const count = counts.get(folder) ?? { noticed: 0, all: 0 };
    counts.set(folder, count);
    for (const { status } of mutants) {
      if (NOTICED.includes(status)) count.noticed += 1;
      if (NOTICED.includes(status) || UNNOTICED.includes(status)) count.all += 1;
    }
  }
  const tenth = (part: number) => Math.floor(part * 1000) / 10;
  return Object.fromEntries(
    [...counts].toSorted().flatMap(([folder, { noticed, all }]) => (all > 0 ? [[folder, tenth(noticed / all)]] : [])),
  );
}

/** Returns a sentence for each folder whose score is lower than the kept one, or missing. */
export function lowered(now: Scores, kept: Scores): readonly string[] {
  return Object.entries(kept).flatMap(([folder, before]) => {
    const score = now[folder];
    if (score === undefined) return [`${folder}: nothing was changed, and ${before} % were noticed last time`];
    return score < before ? [`${folder}: ${score} % were noticed, and ${before} % last time`] : [];
  });
}
