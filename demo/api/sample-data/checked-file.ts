import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';

/** Returns the content of a JSON file of the sample. Throws if it does not follow the schema: where, and why. */
export function checkedFile<Schema extends TSchema>(schema: Schema, name: string, content: unknown): Static<Schema> {
  if (Check(schema, content)) return content;
  const [wrong] = Errors(schema, content);
  throw new Error(`${name} of the sample is wrong at ${wrong?.instancePath || '/'}: ${wrong?.message}.`);
}
