import type { Quote } from '../../../core/checkout/hold.ts';
import { useSettings } from '../../shared/view/environment.ts';
import { formatMoney } from '../../shared/view/intl.ts';

/** Returns the total of a quote, formatted in the page's language. */
export function useSum({ total, currency }: Quote): string {
  const { lang } = useSettings();
  return formatMoney(total, currency, lang);
}
