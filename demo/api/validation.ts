import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type FieldError, invalidRequest } from './problem.ts';

const MOST_ERRORS = 20;

/** Checks a request against its schema as it was sent: nothing is converted, filled in or removed. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  return (value) => {
    if (validator.Check(value)) return { value };
    const errors = validator
      .Errors(value)
      .slice(0, MOST_ERRORS)
      .map((error): FieldError => {
        const missing = error.keyword === 'required' ? error.params.requiredProperties : [];
        const path = [...error.instancePath.split('/').slice(1), ...missing.slice(0, 1)];
        return { field: path.join('.') || httpPart || 'body', code: error.keyword };
      });
    return { error: invalidRequest(...errors) };
  };
};
