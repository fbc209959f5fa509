import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ReactNode } from 'react';
import { useEnvironment } from '../environment.ts';
import { Icon } from './Icon.tsx';

interface FilterSelectProps {
  readonly label: string;
  /** The option that filters nothing. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The value of the chosen option; '' for all. */
  readonly value: string;
  readonly isLoading?: boolean;
  readonly isOff?: boolean;
  /** Called with the chosen value; null for all. */
  readonly onChange: (value: string | null) => void;
}

/** A filter with a list of options. */
export function FilterSelect(props: FilterSelectProps): ReactNode {
  const { guard } = useEnvironment();
  const { label, all, options, value, isLoading, isOff, onChange } = props;
  return (
    <label className="filter">
      <span className="filter-label">{label}</span>
      <span className="filter-field">
        <select
          part="filter"
          value={value}
          aria-busy={isLoading}
          disabled={isOff}
          onChange={({ target }) => guard(() => onChange(target.value || null))}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </span>
    </label>
  );
}
