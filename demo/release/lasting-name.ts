/** Whether a built file's name has the hash of its content: there is no other content of that name, in any version. */
export function hasLastingName(name: string): boolean {
  return /-[\w-]{6}\.js(?:\.\w+)?$/.test(name);
}
