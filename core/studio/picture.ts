/** The addresses of pictures that an import has brought. */
export const OWN_PICTURES = '/pictures/own/';

/** What a picture may be. Images that may run scripts, such as SVG, are none. */
const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' } as const;

/** Returns the media type of a picture by the end of its name; undefined for any other. */
export function mediaTypeOf(extension: string): string | undefined {
  return Object.hasOwn(TYPES, extension) ? TYPES[extension as keyof typeof TYPES] : undefined;
}

/** Returns what a picture is by its first bytes, in Latin-1; null if it is none that is known. */
export function pictureType(head: string): keyof typeof TYPES | null {
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return ['ftypavif', 'ftypavis'].includes(head.slice(4, 12)) ? 'avif' : null;
}

/** Whether a cell for a picture has an address, and not the name of a file. */
export function isPictureAddress(text: string): boolean {
  return /^(?:https?:|data:|\/)/i.test(text);
}
