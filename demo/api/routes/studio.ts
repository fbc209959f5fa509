import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { AskedQuestion, Finding } from '../../../core/studio/finding.ts';
import type { Table } from '../../../core/studio/read-table.ts';
import { answersText, faultText, findingText, questionText } from '../../../core/studio/sentences.ts';
import { readTables } from '../../../core/studio/understand.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import { once, sendOutcome } from '../idempotency.ts';
import { accountOf, type Caller } from '../people/caller.ts';
import { invalidRequest, Problem } from '../problem.ts';
import { BEARER, KeyAllowed, responseOf } from '../schemas/common.ts';
import { ImportBody, ImportSchema, Sheets } from '../schemas/studio.ts';
import type { Services } from '../service-types.ts';
import { readStudio } from '../studio/exporting/read-studio.ts';
import { jsonForm } from '../studio/exporting/write-files.ts';
import { FileError } from '../studio/reading/file-error.ts';
import { tablesOf } from '../studio/reading/json.ts';
import { readFile } from '../studio/reading/read-files.ts';
import { importFiles, type Outcome } from '../studio/writing/plan.ts';

/** A studio's whole schedule as JSON, in bytes. */
const BODY_LIMIT = 32_000_000;

/** Returns the routes that import and export a studio's own data, for administrators alone (D-calls-studio). */
export function studioRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const schema = { security: BEARER, headers: KeyAllowed, body: ImportBody, response: responseOf(200, ImportSchema) };
    // After the rate limit, and before the body is read, which may be large.
    const preParsing = async (request: FastifyRequest) => {
      await administratorOf(request, services);
    };
    app.post('/v1/studio/import', { schema, bodyLimit: BODY_LIMIT, preParsing }, async (request, reply) => {
      const caller = await administratorOf(request, services);
      const { sheets, files, answers = {}, confirm = null } = request.body;
      const tables = files ? await tablesInFiles(files) : tablesIn(sheets ?? {});
      const outcome = await once(request, caller, services, async (transaction) => {
        const now = services.clock.now();
        const read = readTables(tables, { today: dateOf(toWallTime(now, PARIS)), answers });
        const outcome = await importFiles(transaction, read, { answers, confirm, now });
        return { status: 200, body: responseTo(outcome, files ? findingText : faultText) };
      });
      return sendOutcome(reply, outcome);
    });

    const exporting = { security: BEARER, response: responseOf(200, Sheets) };
    app.get('/v1/studio/export', { schema: exporting }, async (request) => {
      await administratorOf(request, services);
      return jsonForm(await readStudio(services.database, dateOf(toWallTime(services.clock.now(), PARIS))));
    });
  };
}

/** Returns the caller if it is an administrator; throws a `forbidden` problem for anybody else. */
async function administratorOf(request: FastifyRequest, services: Services): Promise<Caller> {
  const caller = await accountOf(request, services);
  if (!caller.groups.includes('Administrateurs')) throw new Problem('forbidden');
  return caller;
}

function tablesIn(sheets: object) {
  try {
    return tablesOf('sheets', sheets);
  } catch (error) {
    if (error instanceof FileError) throw invalidRequest({ field: 'sheets', code: error.reason });
    throw error;
  }
}

/** Returns the tables of files; throws a problem with a sentence if one of them cannot be read. */
async function tablesInFiles(files: Parameters<typeof readSent>[0]) {
  try {
    return await readSent(files);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const errors = [{ field: 'files', code: error.reason }];
    throw new Problem('import-invalid', { errors, sentences: [error.texts], questions: [] });
  }
}

/** `say` says what is wrong: of files also where, because there a row has no name in the body. */
function responseTo(outcome: Outcome, say: typeof faultText): object {
  switch (outcome.case) {
    case 'ready':
    case 'written':
      return {
        state: outcome.case,
        confirm: outcome.confirm,
        changes: outcome.changes,
        sessions: outcome.sessions,
      };
    case 'changed':
      throw new Problem('import-changed');
    case 'touches':
      throw new Problem('import-touches', { people: outcome.touched.people, titles: outcome.touched.titles });
    case 'faulty': {
      const { findings, questions } = outcome.read;
      const asked = questions.map(askedIn);
      const errors = findings.map((finding) => ({ field: fieldOf(finding), code: codeOf(finding) }));
      const sentences = findings.map((finding) => ({ fr: say(finding, 'fr'), en: say(finding, 'en') }));
      throw new Problem('import-invalid', { errors, sentences, questions: asked });
    }
  }
}

/** Returns a question with its answers, both also in words. */
function askedIn(asked: AskedQuestion): object {
  const { id, question, readings } = asked;
  const [fr, en] = [Object.fromEntries(answersText(asked, 'fr')), Object.fromEntries(answersText(asked, 'en'))];
  const answers = Object.keys(readings);
  return {
    ...{ id, question, answers, text: { fr: questionText(asked, 'fr'), en: questionText(asked, 'en') } },
    readings: Object.fromEntries(answers.map((answer) => [answer, { fr: fr[answer], en: en[answer] }])),
  };
}

/** Returns where a fault is in the body: `sheets/offers/3/price`, the row counted from 1. */
function fieldOf({ place: { tab, row, column }, ...fault }: Finding): string {
  const about = fault.case === 'rule' ? fault.about : 'wanted' in fault ? fault.wanted : undefined;
  const member = column === undefined ? undefined : about?.id;
  return ['sheets', tab, row, member].filter((part) => part !== null && part !== undefined).join('/');
}

function codeOf(finding: Finding): string {
  if (finding.case === 'wrong-cell') return finding.wrong;
  return finding.case === 'rule' ? finding.rule : finding.case;
}

/** A file as a request has it: its bytes in base64. */
interface SentFile {
  readonly name: string;
  readonly content: string;
}

/** Reads the files of a request, one after the other. Throws a FileError for one that cannot be read. */
async function readSent(files: readonly SentFile[]): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (const { name, content } of files) tables.push(...(await readFile(name, Buffer.from(content, 'base64'))));
  return tables;
}
