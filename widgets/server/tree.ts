/** A node of a view: a text, or an element's tag, its attributes, and its children. */
export type ViewNode = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...ViewNode[]];

type Open = [tag: string, attributes: Record<string, string>, ...ViewNode[]];

const PIECE = /<(\/?)([\w-]+)([^>]*?)(\/?)>|<!--.*?-->|([^<]+)/gs;
const ATTRIBUTE = /([^\s="]+)(?:="([^"]*)")?/g;

/** What React writes for characters that have a meaning in markup. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name] ?? '');

/** Returns the one element of markup that React has made, in which each tag is closed and each value is quoted. */
export function treeOf(markup: string): ViewNode {
  const top: Open = ['', {}];
  const open = [top];
  for (const [, isEnd, tag, written = '', isVoid, text] of markup.matchAll(PIECE)) {
    const parent = open.at(-1) as Open;
    if (text) parent.push(plain(text));
    if (isEnd) open.pop();
    if (!tag || isEnd) continue;
    const attributes = [...written.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, plain(value)]);
    const element: Open = [tag, Object.fromEntries(attributes)];
    parent.push(element);
    if (!isVoid) open.push(element);
  }
  return top[2] as ViewNode;
}
