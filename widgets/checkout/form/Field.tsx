import type { InputHTMLAttributes, ReactNode } from 'react';

/** The id of the payment form, for the pay button, which is outside the form. */
export const PAYMENT_FORM = 'payment-form';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly label: string;
  /** The text of the field's problem; null or undefined if there is none. */
  readonly problem?: string | null | undefined;
}

/** A field with its label above and its problem below. */
export function Field({ id, label, problem, ...input }: FieldProps): ReactNode {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        part="input"
        {...input}
        id={id}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem && (
        <p id={`${id}-problem`} className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Focuses the first invalid field of a form. */
export function focusProblem(form: HTMLElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
