import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { formatMessage } from '@formatjs/intl';
import type { Format } from './intl.ts';
import { IntlMessageFormat } from './message-format.ts';

/** Used instead of the formatters of `createFormatters`, which use `Intl` and weigh half a kilobyte. */
const formatters = {
  getMessageFormat: (...args: ConstructorParameters<typeof IntlMessageFormat>) => new IntlMessageFormat(...args),
} as unknown as Parameters<typeof formatMessage>[1];

/**
 * Fills an ICU message: a text with plurals or figures. If a value is missing or is not a number, returns the message's
 * key and warns. It is separate from `intl.ts`, so that only widgets with such texts load it.
 */
export const format: Format = (message, locale, id, values) =>
  formatMessage(
    {
      formats: {},
      defaultFormats: {},
      locale,
      defaultLocale: locale,
      messages: { [id]: typeof message === 'string' ? parse(message) : (message as MessageFormatElement[]) },
      onError: (error) => console.warn(error),
    },
    formatters,
    { id },
    values,
  );
