import { type TProperties, type TSchema, Type } from 'typebox';
import { PROBLEMS, type ProblemCode } from '../problem-codes.ts';

/** An object with these members and no others. */
export function exact<Members extends TProperties>(members: Members) {
  return Type.Object(members, { additionalProperties: false });
}

export function orNull<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

/** yyyy-MM-dd */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A Paris wall time, yyyy-MM-ddTHH:mm:ss without an offset (D-payload-dates). */
export const Wall = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:00$' });

/** A Paris wall time in the other form of D-payload-dates. */
export const DateObject = exact({
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:00\\.000000$' }),
  timezone: Type.Literal('Europe/Paris'),
});

export const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' });

/** Decimal euros. */
export const Amount = Type.Number({ minimum: 0 });

export const Picture = exact({ medium: orNull(Type.String()) });

export const Organization = orNull(exact({ id: Type.Integer(), name: Type.String() }));

export const SlotIdText = Type.String({ pattern: '^\\d{1,9}_\\d{8}T\\d{4}$', maxLength: 23 });

export const Uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' });

/** `{id}` of an address: an id, url or slug. */
export const ReferenceParams = exact({ id: Type.String({ minLength: 1, maxLength: 200 }) });

export const UuidParams = exact({ id: Uuid });

const codes = Object.keys(PROBLEMS) as ProblemCode[];

/** Any failure (RFC 9457, D-problem-json), with the figures of a refusal and the slots it concerns. */
const ProblemSchema = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  code: Type.Enum(codes),
  errors: Type.Array(exact({ field: Type.String(), code: Type.String() })),
});

/** The responses of a route: its own, and a problem for everything else. */
export function answers<Status extends number, Schema extends TSchema>(status: Status, schema: Schema) {
  return {
    [status]: schema,
    default: { description: 'Failure', content: { 'application/problem+json': { schema: ProblemSchema } } },
  } as Record<Status, Schema>;
}

/** The call needs a token. */
export const BEARER = [{ bearer: [] }];

/** A key is 1 to 255 visible ASCII characters. */
const IdempotencyKey = Type.String({ pattern: '^[\\x21-\\x7e]+$', maxLength: 255 });

export const KeyAllowed = Type.Object({ 'idempotency-key': Type.Optional(IdempotencyKey) });

export const KeyRequired = Type.Object({ 'idempotency-key': IdempotencyKey });
