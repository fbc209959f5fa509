import license from 'rollup-plugin-license';

/** The file with the licences of third-party packages: MIT and similar licences require their text in every copy. */
const FILE = 'third-party-notices.txt';

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
        const known = [...packages.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
        const silent = known.filter(({ license: licence }) => !licence);
        if (silent.length > 0) this.error(`${silent.map(({ name }) => name).join()}: no licence in the package.`);
        this.emitFile({ type: 'asset', fileName: FILE, source: [HEAD, ...known.map(noticeOf)].join('\n') });
      },
    },
  };
}

function noticeOf({ name, version, license: licence, licenseText, noticeText, author }) {
  const missing = `The package holds no text of its licence. ${author ? `Its author is ${author.name}.` : ''}`;
  const texts = [licenseText ?? missing, noticeText]
    .filter(Boolean)
    .map((text) => text.trim().replaceAll('\r\n', '\n'));
  return [`${'-'.repeat(72)}\n${name} ${version} (${licence})\n`, ...texts.map((text) => `${text}\n`)].join('\n');
}
