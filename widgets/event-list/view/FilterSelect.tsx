import type { ReactNode } from 'react';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { FilterModel } from '../model.ts';

/** A filter as a `<select>`. */
export function FilterSelect({
  filter,
  onChange,
}: {
  readonly filter: FilterModel;
  readonly onChange: (value: string | null) => void;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const { name, value, options, isLoading } = filter;
  return (
    <label className="filter">
      <span className="filter-label">{t(name)}</span>
      <span className="filter-field">
        <select
          part="filter"
          value={value}
          aria-busy={isLoading}
          disabled={!isLoading && options.length === 0}
          onChange={({ target }) => guard(() => onChange(target.value || null))}
        >
          <option value="">{t(`all ${name}`)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
