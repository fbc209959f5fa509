import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { engineFile } from '../fixtures/browser/hosts.ts';
import { installFromDebian, isDebian } from '../fixtures/debian.ts';
import type { WebKit } from './webkit-engine.ts';

/** Debian's packages of each browser, which are installed if the suite may install packages. */
const PACKAGES = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
} as const;

/**
 * Returns the path of a Firefox, which is installed if the machine has none and the suite may install it; else null,
 * with one sentence on the console.
 */
export function findFirefox(): Promise<string | null> {
  const look = () => process.env['FIREFOX_PATH'] || onPath('firefox-esr') || onPath('firefox');
  return foundOrInstalled('Firefox', look);
}

/** Returns the programs of a WebKitGTK, which are found or installed in the same way as a Firefox. */
export function findWebKit(): Promise<WebKit | null> {
  return foundOrInstalled('WebKit', () => {
    const [driver, browser] = [onPath('WebKitWebDriver'), miniBrowser()];
    return driver && browser && (findXvfb() || process.env['DISPLAY']) ? { driver, browser } : null;
  });
}

/** Returns the path of the server of a virtual display, or null. */
export function findXvfb(): string | null {
  return onPath('Xvfb');
}

/**
 * Returns the path of Chrome 111, the oldest of the contract, from npm and only for Linux on x64; else null, with one
 * sentence on the console.
 */
export async function findOldChrome(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.error('Chrome 111 is skipped: there is one for Linux on x64 alone.');
    return null;
  }
  const folder = fileURLToPath(new URL('../../.cache/chrome-111/', import.meta.url));
  const path = join(folder, 'chrome');
  if (existsSync(path)) return path;
  const packed = readFileSync(await engineFile('@sparticuz/chromium/bin/chromium.br'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${path}.new`, brotliDecompressSync(packed), { mode: 0o755 });
  renameSync(`${path}.new`, path);
  return path;
}

async function foundOrInstalled<T>(name: keyof typeof PACKAGES, look: () => T | null): Promise<T | null> {
  const found = look();
  if (found) return found;
  if (hasPackages() && process.getuid?.() === 0) {
    console.error(`No ${name} on this machine: installing Debian's …`);
    await installFromDebian(...PACKAGES[name]);
    const installed = look();
    if (installed) return installed;
  }
  console.error(
    `${name} is skipped: it is not here, and cannot be installed; on Debian, install ${PACKAGES[name].join(' and ')}.`,
  );
  return null;
}

/** Whether the machine can install Debian's packages. */
function hasPackages(): boolean {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return isDebian(release) && onPath('apt-get') !== null;
}

function onPath(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(existsSync) ?? null;
}

/**
 * Returns the path of the small browser that the driver includes, such as
 * `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`.
 */
function miniBrowser(): string | null {
  const below = (folder: string, form: RegExp) =>
    (existsSync(folder) ? readdirSync(folder) : []).filter((name) => form.test(name)).map((name) => join(folder, name));
  const folders = below('/usr/lib', /linux-gnu/).flatMap((folder) => below(folder, /^webkit2gtk-/));
  return folders.map((folder) => join(folder, 'MiniBrowser')).find(existsSync) ?? null;
}
