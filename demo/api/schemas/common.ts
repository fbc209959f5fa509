import { type TProperties, type TSchema, Type } from 'typebox';
import { PROBLEMS, type ProblemCode } from '../problem-codes.ts';

/**
 * Returns the schema of an object with these members and no others. With a name, it becomes a component of the OpenAPI
 * document, in which objects of responses may have other members too.
 */
export function exact<Members extends TProperties>(members: Members, name?: string) {
  return Type.Object(members, { additionalProperties: false, ...(name !== undefined && { title: name }) });
}

export function orNull<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

export const Day = Type.String({
  title: 'Day',
  description: 'yyyy-MM-dd',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  maxLength: 10,
});

/** A Paris wall time, yyyy-MM-ddTHH:mm:ss without an offset (D-payload-dates). */
export const Wall = Type.String({
  title: 'WallTime',
  description: 'A wall time of Europe/Paris: yyyy-MM-ddTHH:mm:ss without an offset.',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:00$',
  maxLength: 19,
});

/** A Paris wall time as an object with its time zone, the other form of D-payload-dates. */
export const DateObject = exact(
  {
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:00\\.000000$' }),
    timezone: Type.Literal('Europe/Paris'),
  },
  'DateObject',
);

export const Instant = Type.String({
  title: 'Instant',
  description: 'An instant in UTC with milliseconds.',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
  maxLength: 24,
});

export const Amount = Type.Number({ title: 'Amount', description: 'Decimal euros.', minimum: 0 });

export const Picture = exact({ medium: orNull(Type.String()) }, 'Picture');

export const Sport = exact({ slug: Type.String(), name: Type.String() }, 'Sport');

export const Organization = orNull(exact({ id: Type.Integer(), name: Type.String() }, 'Organization'));

export const SlotIdText = Type.String({
  title: 'SlotId',
  description: 'The offer’s id and the wall time at which the slot begins: `2_20261201T1000`.',
  pattern: '^\\d{1,9}_\\d{8}T\\d{4}$',
  maxLength: 23,
});

export const Uuid = Type.String({
  title: 'Uuid',
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  maxLength: 36,
});

/** `{id}` of an address: an id, url or slug. */
export const ReferenceParams = exact({
  id: Type.String({ description: 'An id, url or slug.', minLength: 1, maxLength: 200 }),
});

export const UuidParams = exact({ id: Uuid });

const codes = Object.keys(PROBLEMS) as ProblemCode[];

/** Any failure (RFC 9457, D-problem-json), with the figures of a refusal and the slots it concerns. */
export const ProblemSchema = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    code: Type.Enum(codes),
    errors: Type.Array(exact({ field: Type.String(), code: Type.String() }, 'FieldError')),
  },
  {
    title: 'Problem',
    description: 'Any failure (RFC 9457), with the figures of a refusal and the slots that it concerns.',
  },
);

const failure = { description: 'Failure', content: { 'application/problem+json': { schema: ProblemSchema } } };

/** Returns the responses of a route: the one for `status`, and a problem for every other status. */
export function responseOf<Status extends number, Schema extends TSchema>(status: Status, schema: Schema) {
  return { [status]: schema, default: failure } as Record<Status, Schema>;
}

/**
 * Returns the responses of a route whose form depends on the `Accept` header; `schemas` has a schema for each media
 * type.
 */
export function inForms(status: number, schemas: Readonly<Record<string, TSchema>>) {
  const content = Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, { schema }]));
  return { [status]: { description: 'Success', content }, default: failure };
}

/** The `security` of a call that needs a token. */
export const BEARER = [{ bearer: [] }];

/** A key is 1 to 255 visible ASCII characters. */
const IdempotencyKey = Type.String({
  description: 'The same for every try of one attempt, so that a repetition has no second effect.',
  pattern: '^[\\x21-\\x7e]+$',
  maxLength: 255,
});

export const KeyAllowed = Type.Object({ 'idempotency-key': Type.Optional(IdempotencyKey) });

export const KeyRequired = Type.Object({ 'idempotency-key': IdempotencyKey });
