import examples from './examples.json' with { type: 'json' };

type Value = Readonly<Record<string, unknown>>;

/** An example of a call: the body of a request, and of a response by its media type. */
interface Example {
  readonly request?: unknown;
  readonly responses?: Readonly<Record<string, unknown>>;
}

const EXAMPLES: Readonly<Record<string, Example>> = examples;

/** The description that @fastify/swagger gives to a response without one. */
const UNDESCRIBED = 'Default Response';

/**
 * Returns the document in its published form: schemas with a title become named components, objects in responses allow
 * additional members, so that a back end may add some, and calls have the examples of `examples.json`.
 */
export function shapedDocument(document: object): object {
  const schemas = new Map<string, unknown>();
  const failures = new Map<string, unknown>();
  const { paths, components, ...rest } = document as { readonly paths: Value; readonly components: Value };
  const shaped = mapValues(paths, (methods) =>
    mapValues(methods as Value, (operation) => {
      const { responses, ...described } = shapedOperation(operation as Value, schemas);
      return { ...described, responses: mapValues(responses as Value, (response) => shared(response, failures)) };
    }),
  );
  return {
    ...rest,
    paths: shaped,
    components: { ...components, schemas: sorted(schemas), responses: sorted(failures) },
  };
}

/**
 * Moves a failure response that has one code, or none, to the shared components, and returns a reference to it. Returns
 * other responses unchanged.
 */
function shared(response: unknown, failures: Map<string, unknown>): unknown {
  const { content } = response as { readonly content?: Readonly<Record<string, Value>> };
  const problem = content?.['application/problem+json'];
  const [code = 'failure', ...others] = Object.keys((problem?.['examples'] as Value | undefined) ?? {});
  if (!problem || others.length > 0) return response;
  failures.set(code, response);
  return { $ref: `#/components/responses/${code}` };
}

function sorted(components: ReadonlyMap<string, unknown>): Value {
  return Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function shapedOperation(operation: Value, schemas: Map<string, unknown>): Value {
  const { responses, requestBody, parameters, ...rest } = operation;
  const example = EXAMPLES[String(operation['operationId'])];
  return {
    ...rest,
    ...(parameters !== undefined && { parameters: (parameters as readonly Value[]).map(untitled) }),
    ...(requestBody !== undefined && {
      requestBody: withExample(named(requestBody, schemas, false) as Value, () => example?.request),
    }),
    responses: mapValues(responses as Value, (response, status) => {
      const shaped = named(response, schemas, true) as Value;
      const isGood = status.startsWith('2');
      const described = shaped['description'] === UNDESCRIBED ? { description: operation['summary'] } : {};
      return { ...(isGood ? withExample(shaped, (type) => example?.responses?.[type]) : shaped), ...described };
    }),
  };
}

/** Returns a parameter without the title of its schema, so that the schema stays inline. */
function untitled({ schema, ...parameter }: Value): Value {
  const { title: _, ...rest } = schema as Value;
  return { ...parameter, schema: rest };
}

function withExample(body: Value, exampleOf: (type: string) => unknown): Value {
  const { content, ...rest } = body;
  if (content === undefined) return body;
  const types = mapValues(content as Value, (described, type) => {
    const example = exampleOf(type);
    return { ...(described as Value), ...(example !== undefined && { example }) };
  });
  return { ...rest, content: types };
}

/**
 * Returns a part of the document in which references replace the schemas that have a title; adds these schemas to
 * `schemas`.
 */
function named(part: unknown, schemas: Map<string, unknown>, isOpen: boolean): unknown {
  if (Array.isArray(part)) return part.map((item) => named(item, schemas, isOpen));
  if (typeof part !== 'object' || part === null) return part;
  const { title, ...members } = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      // Examples are data and contain no schemas.
      name === 'example' || name === 'examples' || name === 'enum' ? value : named(value, schemas, isOpen),
    ]),
  );
  if (isOpen && members['type'] === 'object' && 'properties' in members) members['additionalProperties'] = true;
  if (typeof title !== 'string') return title === undefined ? members : { title, ...members };
  const known = schemas.get(title);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(members)) {
    throw new Error(`Two schemas of the API have the title ${title}.`);
  }
  schemas.set(title, members);
  return { $ref: `#/components/schemas/${title}` };
}

function mapValues(record: Value, change: (value: unknown, name: string) => unknown): Value {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}
