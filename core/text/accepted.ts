/** Whether an `Accept` header names a media type and does not prefer plain JSON to it. A wildcard names no type. */
export function isAskedFor(type: string, accept = ''): boolean {
  const qualities = qualitiesOf(accept);
  const quality = qualities.get(type) ?? 0;
  return quality > 0 && quality >= (qualities.get('application/json') ?? 0);
}

/** Whether an `Accept-Encoding` header names a coding such as `gzip` and does not exclude it. A wildcard names no coding. */
export function isAccepted(coding: string, accepted = ''): boolean {
  return (qualitiesOf(accepted).get(coding) ?? 0) > 0;
}

/** Reads `text/html;q=0.5` as a name and a number; an invalid quality counts as 0. */
function readRange(range: string): readonly [name: string, quality: number] {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = given === undefined ? 1 : Number(given.slice(2));
  return [name, quality >= 0 && quality <= 1 ? quality : 0];
}

function qualitiesOf(header: string): ReadonlyMap<string, number> {
  return new Map(header.toLowerCase().split(',').map(readRange));
}
