import type { Finding } from '../shared/page/embedding/finding.ts';
import { registry } from '../shared/page/registry.ts';
import { checkAddresses } from './checks/addresses.ts';
import { checkApi } from './checks/api.ts';
import { checkAttributes } from './checks/attributes.ts';
import { checkFiles } from './checks/files.ts';
import { checkFirstLines } from './checks/first-lines.ts';
import { checkLanguages } from './checks/languages.ts';
import { checkLeftovers } from './checks/leftovers.ts';
import { checkNames } from './checks/names.ts';
import { checkOverBody } from './checks/over-body.ts';
import { checkProperties } from './checks/properties.ts';
import { checkReferences } from './checks/references.ts';
import { checkScript } from './checks/script.ts';
import { checkSettings } from './checks/settings.ts';
import { checkSizes } from './checks/sizes.ts';
import { checkSwallowed } from './checks/swallowed.ts';
import { checkTiles } from './checks/tiles.ts';
import { checkTokens } from './checks/tokens.ts';
import { checkTrees } from './checks/trees.ts';
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
