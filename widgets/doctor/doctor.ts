import type { Finding } from '../shared/page/embedding/finding.ts';
import { registry } from '../shared/page/registry.ts';
import { checkApi, checkLanguages } from './checks/api.ts';
import { checkAttributes, checkNames } from './checks/attributes.ts';
import { checkLeftovers } from './checks/leftovers.ts';
import { checkProperties } from './checks/properties.ts';
import { checkReferences, checkSwallowed, checkTrees } from './checks/references.ts';
import { checkFiles, checkFirstLines, checkScript } from './checks/script.ts';
import { checkAddresses, checkSettings, checkTokens } from './checks/settings.ts';
import { checkOverBody, checkSizes } from './checks/sizes.ts';
import { checkTiles } from './checks/tiles.ts';
import { type Check, readPage } from './page.ts';
import { sentenceOf } from './sentences/sentence.ts';

/** The checks of the markup, followed by those that make requests. */
const CHECKS: readonly Check[] = [
  checkScript,
  checkFirstLines,
  checkNames,
  checkAttributes,
  checkReferences,
  checkSettings,
  checkLanguages,
  checkAddresses,
  checkTokens,
  checkSwallowed,
  checkTrees,
  checkSizes,
  checkProperties,
  checkOverBody,
  checkLeftovers,
  checkFiles,
  checkApi,
  checkTiles,
];

/** Waits until the page has loaded, then prints and returns what is wrong with its embedding (C-doctor). */
export async function examine(): Promise<readonly Finding[]> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  const known = registry();
  if (!known) return [];
  const page = readPage(known);
  const problems = (await Promise.all(CHECKS.map((check) => check(page)))).flat();
  const findings = problems.map((problem) => ({
    case: problem.case,
    element: problem.element,
    message: sentenceOf(problem),
  }));
  for (const { element, message } of findings) console.warn(`Créneau: ${message}`, ...(element ? [element] : []));
  console.info(
    `Créneau ${known.version}: ${page.ours.length} elements examined, ${findings.length || 'no'} problems found.`,
  );
  return findings;
}
