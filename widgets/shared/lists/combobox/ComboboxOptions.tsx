import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { ON_TOP, useOnTop } from '../../view/on-top/use-on-top.ts';
import { Picture } from '../Picture.tsx';

/** A result that can be chosen. */
export interface ComboboxOption {
  readonly key: string;
  readonly label: string;
  readonly detail?: string | null;
  /** The `src` of a `Picture`; undefined if options have no pictures. */
  readonly picture?: string | null;
  /** Shown instead of a missing picture; must be hidden from assistive technology. */
  readonly icon?: ReactNode;
  /** The heading of its group. */
  readonly group?: string;
}

interface OptionsProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly active: number | null;
  /** Whether the options are in the flow of the page instead of over it. */
  readonly isInFlow: boolean;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** The placement of the options, and of the message if there are none. */
export const BELOW_FIELD = { side: 'below', align: 'start', gap: 10, isAsWide: true } as const;

/** Returns the id of the option at an index. */
export function optionId(id: string, index: number): string {
  return `${id}-${index}`;
}

/** The options of a combobox, under their headings. The focus stays in the field. */
export function ComboboxOptions({ id, label, options, active, isInFlow, onChoose }: OptionsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useOnTop(list, { ...BELOW_FIELD, isOpen: !isInFlow });
  useEffect(() => {
    if (active === null) return;
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const option = (one: ComboboxOption) => {
    const index = options.indexOf(one);
    return (
      <Option key={one.key} id={optionId(id, index)} option={one} isActive={index === active} onChoose={onChoose} />
    );
  };
  return (
    // Neither a press nor Tab, which stops at scroll containers, may take the focus from the field: the list would
    // close first.
    <div
      ref={list}
      id={`${id}-list`}
      {...(!isInFlow && ON_TOP)}
      className={isInFlow ? 'combobox-options' : 'combobox-options over-page'}
      part="combobox-options"
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groupsOf(options).map(({ group, items }, at) =>
        group === undefined ? (
          <Fragment key={items[0]?.key}>{items.map(option)}</Fragment>
        ) : (
          <div key={group} role="group" part="option-group" aria-labelledby={`${id}-group-${at}`}>
            <div id={`${id}-group-${at}`} className="option-heading" role="presentation">
              {group}
            </div>
            {items.map(option)}
          </div>
        ),
      )}
    </div>
  );
}

function Option(props: {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly isActive: boolean;
  readonly onChoose: (option: ComboboxOption) => void;
}): ReactNode {
  const { id, option, isActive, onChoose } = props;
  const look = isActive ? 'option active' : 'option';
  return (
    <div
      id={id}
      className={look}
      part={look}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={() => onChoose(option)}
    >
      {(option.picture || option.icon) && (
        <Picture src={option.picture ?? null} size="mini" isFirst>
          {option.icon && <span className="option-icon">{option.icon}</span>}
        </Picture>
      )}
      <span className="option-text">
        <span className="option-label">{option.label}</span>{' '}
        {option.detail && <span className="option-detail">{option.detail}</span>}
      </span>
    </div>
  );
}

/** Returns the options by group: adjacent options with the same heading. */
function groupsOf(options: readonly ComboboxOption[]) {
  const groups: { readonly group: string | undefined; readonly items: ComboboxOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.items.push(option);
    else groups.push({ group: option.group, items: [option] });
  }
  return groups;
}
