import type { InputHTMLAttributes, ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { Field } from '../form/Field.tsx';
import { messages } from './messages.ts';
import {
  type CardField,
  type CardProblems,
  type CardFields as Fields,
  groupExpiry,
  groupNumber,
  shortCode,
} from './test-card.ts';

interface FieldInput extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode'> {
  readonly field: CardField;
  readonly placeholder?: 'expiry placeholder';
}

const FIELDS: readonly FieldInput[] = [
  { field: 'number', autoComplete: 'cc-number', inputMode: 'numeric' },
  { field: 'expiry', placeholder: 'expiry placeholder', autoComplete: 'cc-exp', inputMode: 'numeric' },
  { field: 'securityCode', autoComplete: 'cc-csc', inputMode: 'numeric' },
  { field: 'postalCode', autoComplete: 'postal-code' },
  { field: 'name', autoComplete: 'cc-name' },
];

const GROUPED: Readonly<Partial<Record<CardField, (text: string) => string>>> = {
  number: groupNumber,
  expiry: groupExpiry,
  securityCode: shortCode,
};

/** The fields of the test gateway's form. */
export function CardFields({
  fields,
  problems,
  onChange,
  onEdit,
}: {
  readonly fields: Fields;
  readonly problems: CardProblems;
  readonly onChange: (fields: Fields) => void;
  readonly onEdit: (field: CardField) => void;
}): ReactNode {
  const t = useMessages(messages);
  return FIELDS.map(({ field, placeholder, ...input }) => {
    const problem = problems[field];
    const group = GROUPED[field] ?? ((text: string) => text);
    return (
      <Field
        key={field}
        id={`card-${field}`}
        label={t(field)}
        problem={problem && t(problem)}
        type="text"
        placeholder={placeholder && t(placeholder)}
        {...input}
        value={fields[field]}
        onChange={({ target }) => {
          // Grouping while the visitor types in the middle of the text would move the caret to the end.
          const isAtEnd = target.selectionStart === target.value.length;
          onChange({ ...fields, [field]: isAtEnd ? group(target.value) : target.value });
          onEdit(field);
        }}
        onBlur={() => onChange({ ...fields, [field]: group(fields[field]) })}
      />
    );
  });
}
