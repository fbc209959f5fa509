import { StartError } from '../api/start-error.ts';
import { majorOf, readReleases } from './manifest.ts';
import { ReleaseError } from './release-error.ts';

/** The major version of the evergreen files that the pages of this server name. */
const MAJOR = '1';

/** Throws a StartError if a folder has no release for the pages of this server. */
export function requireReleases(folder: string): void {
  try {
    if (readReleases(folder).some(({ version }) => majorOf(version) === MAJOR)) return;
  } catch (error) {
    throw error instanceof ReleaseError ? new StartError(error.message) : error;
  }
  throw new StartError(
    `The folder ${folder} has no release ${MAJOR}.x: make it with npm run release -- ${folder}, or leave BUNDLE_DIR unset.`,
  );
}
