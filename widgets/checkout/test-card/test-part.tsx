import type { CardFieldsProps, PaymentPart } from '../payment/part.ts';
import type { Work } from '../work.ts';
import { TestFields } from './TestFields.tsx';

/** The test gateway's form: a file of its own, which no shop that takes money fetches. */
export function createPart({ context }: Work): PaymentPart {
  const { now } = context.page.clock;
  return { Fields: (props: CardFieldsProps) => <TestFields {...props} now={now} />, port: null, returned: null };
}
