import { memo, type ReactNode } from 'react';
import { filterOptions, type SlottedFilter } from '../../../core/catalogue/slotted-filter.ts';
import type { Language } from '../../../core/text/language.ts';
import { truncate } from '../../../core/text/truncate.ts';
import { useMessages, useSettings } from '../../shared/view/environment.ts';
import { FilterSelect } from '../../shared/view/ui/FilterSelect.tsx';
import { messages } from '../messages.ts';
import type { CalendarModel } from '../model.ts';
import type { CalendarStore } from '../store.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Choice {
  readonly name: keyof SlottedFilter;
  readonly options: readonly Option[];
}

/** Labels are cut at 30 characters (D-truncation). */
const LABEL_LIMIT = 30;

interface FiltersProps extends Pick<CalendarModel, 'offers' | 'filter'> {
  readonly store: CalendarStore;
}

/** Filters the slots of several offers. A filter that would not distinguish the offers is not shown. */
export const Filters = memo(function Filters({ offers, filter, store }: FiltersProps): ReactNode {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const { coaches, sports, languages, intensities } = filterOptions(offers);
  // Names are looked up only for filters that are shown: the first use of Intl is slow.
  const choices: readonly Choice[] = [
    choice('coach', coaches, ({ slug, fullName }) => ({ value: slug, label: fullName })),
    choice('sport', sports, ({ slug, name }) => ({ value: slug, label: name })),
    choice('language', languages, (code) => ({ value: code, label: languageName(lang, code) })),
    choice('intensity', intensities, (level) => ({ value: String(level), label: t(`intensity ${level}`) })),
  ];
  const shown = choices.filter(({ options }) => options.length > 0);
  if (shown.length === 0) return null;
  return (
    <fieldset className="filters" part="filters">
      <legend className="visually-hidden">{t('filters')}</legend>
      {shown.map(({ name, options }) => (
        <FilterSelect
          key={name}
          label={t(name)}
          all={t(name === 'coach' ? 'all' : 'all feminine')}
          options={options.map((option) => ({ ...option, label: truncate(option.label, LABEL_LIMIT) }))}
          value={String(filter[name] ?? '')}
          onChange={(value) => store.setFilter(name, value)}
        />
      ))}
    </fieldset>
  );
});

function choice<T>(name: keyof SlottedFilter, values: readonly T[], optionOf: (value: T) => Option): Choice {
  return { name, options: values.length > 1 ? values.map(optionOf) : [] };
}

function languageName(locale: Language, code: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
