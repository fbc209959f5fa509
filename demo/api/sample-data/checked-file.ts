import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';

/**
 * Returns a function that returns the content of a JSON file of the sample. The first call checks the content; if it
 * does not match the schema, the function throws an error that says where and why.
 */
export function checkedFile<Schema extends TSchema>(
  schema: Schema,
  name: string,
  content: unknown,
): () => Static<Schema> {
  let isChecked = false;
  return () => {
    if (isChecked || Check(schema, content)) {
      isChecked = true;
      return content as Static<Schema>;
    }
    const [wrong] = Errors(schema, content);
    throw new Error(`${name} of the sample is wrong at ${wrong?.instancePath || '/'}: ${wrong?.message}.`);
  };
}
