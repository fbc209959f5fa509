/**
 * Whether a built file's name has the hash of its content, so that files of this name have the same content in any
 * version.
 */
export function hasLastingName(name: string): boolean {
  return /-[\w-]{6}\.(?:js|css)(?:\.\w+)?$/.test(name);
}
