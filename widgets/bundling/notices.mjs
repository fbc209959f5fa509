import { readdirSync, readFileSync } from 'node:fs';
import license from 'rollup-plugin-license';

/** The file with the licences of third-party packages: MIT and similar licences require their text in every copy. */
export const NOTICES = 'third-party-notices.txt';

const HEAD = `Créneau contains code of these packages.\n`;

/**
 * Returns two plugins: one collects the packages of each graph, the other writes the notices of all packages beside the
 * bundle. The build fails if a package names no licence.
 */
export function createNotices() {
  const packages = new Map();
  return {
    collected: () =>
      license({
        thirdParty: (dependencies) => {
          for (const each of dependencies) packages.set(each.name, each);
        },
      }),
    written: {
      name: 'notices',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: NOTICES, source: noticesOf([...packages.values()]) });
      },
    },
  };
}

/** Returns the notices of the packages that a bundle of esbuild contains, by its metafile. */
export function noticesIn({ inputs }, top) {
  const folders = Object.keys(inputs).map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  return noticesOf([...new Set(folders)].filter(Boolean).map((folder) => packageAt(`${top}${folder}`)));
}

function packageAt(folder) {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return { ...manifest, licenseText: file && readFileSync(`${folder}/${file}`, 'utf8') };
}

/** Returns the text of the notices; throws if a package names no licence. */
function noticesOf(packages) {
  const known = packages.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const silent = known.filter(({ license: licence }) => !licence);
  if (silent.length > 0) throw new Error(`${silent.map(({ name }) => name).join()}: no licence in the package.`);
  return [HEAD, ...known.map(noticeOf)].join('\n');
}

function noticeOf({ name, version, license: licence, licenseText, noticeText, author }) {
  const missing = `The package holds no text of its licence. ${author ? `Its author is ${author.name}.` : ''}`;
  const texts = [licenseText ?? missing, noticeText]
    .filter(Boolean)
    .map((text) => text.trim().replaceAll('\r\n', '\n'));
  return [`${'-'.repeat(72)}\n${name} ${version} (${licence})\n`, ...texts.map((text) => `${text}\n`)].join('\n');
}
