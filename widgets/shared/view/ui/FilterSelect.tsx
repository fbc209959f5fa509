import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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

/** How long the keys must rest before the option that they have reached counts, in milliseconds. */
const REST_MS = 1000;

/** The keys that change a closed list: arrows, or the first letter of an option. */
const STEP = /^(Arrow.*|Home|End|Page.*|[^ ])$/;

/**
 * A filter with a list of options. On Windows and Linux each key in the closed list changes it: the option that was
 * reached counts when the keys rest, the list is left or another key is pressed.
 */
export function FilterSelect(props: FilterSelectProps): ReactNode {
  const { guard } = useEnvironment();
  const { label, all, options, value, isLoading, isOff, onChange } = props;
  const [reached, setReached] = useState<string | null>(null);
  const isStepping = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const choose = (chosen: string | null) => {
    clearTimeout(rest.current);
    setReached(null);
    if (chosen !== null && chosen !== value) guard(() => onChange(chosen || null));
  };
  const reach = (step: string) => {
    clearTimeout(rest.current);
    setReached(step);
    rest.current = setTimeout(() => choose(step), REST_MS);
  };
  const press = ({ key, altKey }: KeyboardEvent) => {
    isStepping.current = STEP.test(key) && !altKey;
    if (!isStepping.current) choose(reached);
  };
  return (
    <label className="filter">
      <span className="filter-label">{label}</span>
      <span className="filter-field">
        <select
          part="filter"
          value={reached ?? value}
          aria-busy={isLoading}
          disabled={isOff}
          onKeyDown={press}
          onPointerDown={() => {
            isStepping.current = false;
          }}
          onBlur={() => choose(reached)}
          onChange={({ target }) => (isStepping.current ? reach(target.value) : choose(target.value))}
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
