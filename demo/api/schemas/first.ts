import { Type } from 'typebox';
import { exact } from './common.ts';

export const FirstParams = exact({
  element: Type.String({ description: 'The tag without `creneau-`.', maxLength: 40 }),
});

/** The settings of a view; all other members are the element's own attributes. */
export const FirstQuery = Type.Object(
  {
    lang: Type.Optional(
      Type.String({ description: 'A language tag.', pattern: '^[A-Za-z\\d_-]{1,35}$', maxLength: 35 }),
    ),
    'time-zone': Type.Optional(Type.String({ maxLength: 64 })),
    theme: Type.Optional(Type.Union([Type.Literal('light'), Type.Literal('dark'), Type.Literal('auto')])),
  },
  { additionalProperties: Type.String({ maxLength: 200 }) },
);

const Node = Type.Unsafe<unknown>({
  description: 'A text, or a list of the tag, its attributes by name, and its child nodes.',
  anyOf: [{ type: 'string' }, { type: 'array', minItems: 2 }],
});

/** The first view of an element, and the payloads that it was made of. */
export const FirstSchema = exact(
  {
    rules: Type.String({ description: 'The style rules of the view.' }),
    views: Type.Array(exact({ from: Type.Integer({ description: 'The width of the element in px.' }), tree: Node })),
    payloads: Type.Array(exact({ path: Type.String(), body: Type.Unknown() })),
  },
  'First',
);
