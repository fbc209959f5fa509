import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useEnvironment, useMessages } from '../../view/environment.ts';
import { ComboboxField } from './ComboboxField.tsx';
import { type ComboboxOption, ComboboxOptions, optionId } from './ComboboxOptions.tsx';
import { comboboxStep, isCursorKey } from './combobox-keys.ts';
import { messages } from './messages.ts';

interface ComboboxProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly placeholder: string;
  /** What stands in the field. */
  readonly text: string;
  /** What is found; those of one group follow each other. */
  readonly options: readonly ComboboxOption[];
  /** Others are on their way; those that are there stay. */
  readonly isLoading: boolean;
  /** What is said where there is no option; null while nothing is asked. */
  readonly emptyText: string | null;
  readonly onType: (text: string) => unknown;
  readonly onChoose: (option: ComboboxOption) => unknown;
  /** Enter was pressed while no option is active. */
  readonly onEnter?: () => unknown;
  /** The options were left without a choice. */
  readonly onLeave?: () => unknown;
}

/** A field in which one types and then chooses of what is found: APG's editable combobox with a list, chosen by hand. */
export function Combobox(props: ComboboxProps): ReactNode {
  const { label, isLabelHidden = false, text, options, isLoading, emptyText } = props;
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  // By its key: what is active may have another place, or none, among what is found next.
  const place = options.findIndex(({ key }) => key === activeKey);
  const active = place < 0 ? null : place;
  const isShown = isOpen && options.length > 0;

  const show = (next: number | null) => {
    setOpen(true);
    setActiveKey(next === null ? null : (options[next]?.key ?? null));
  };
  const close = () => {
    setOpen(false);
    setActiveKey(null);
  };
  const leave = () => {
    close();
    guard(() => props.onLeave?.());
  };
  const type = (value: string) => {
    setOpen(value !== '');
    setActiveKey(null);
    guard(() => props.onType(value));
  };
  const choose = (option: ComboboxOption) => {
    close();
    guard(() => props.onChoose(option));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // What a writing system is still composing is its own.
    if (event.nativeEvent.isComposing) return;
    if (isCursorKey(event)) setActiveKey(null);
    const step = comboboxStep(event, {
      isOpen: isOpen && text !== '',
      count: options.length,
      active,
      hasText: text !== '',
    });
    if (!step) return;
    event.preventDefault();
    if (step.case === 'move') show(step.active);
    else if (step.case === 'close') leave();
    else if (step.case === 'clear') type('');
    else if (step.case === 'enter') guard(() => props.onEnter?.());
    else if (options[step.active]) choose(options[step.active] as ComboboxOption);
  };

  const note = isLoading ? t('searching') : (emptyText ?? '');
  const said = options.length > 0 ? (isLoading ? '' : t('results', { count: options.length })) : note;
  return (
    <div className="combobox" part="combobox">
      <label className={isLabelHidden ? 'visually-hidden' : 'combobox-label'} htmlFor={`${id}-input`}>
        {label}
      </label>
      <ComboboxField
        id={`${id}-input`}
        ref={input}
        listbox={isShown ? `${id}-list` : null}
        active={isShown && active !== null ? optionId(id, active) : null}
        text={text}
        placeholder={props.placeholder}
        onType={type}
        onKey={press}
        onOpen={() => setOpen(text !== '')}
        onBlur={leave}
      />
      {isShown && <ComboboxOptions id={id} label={label} options={options} active={active} onChoose={choose} />}
      {/* One region that is always there: seen where there is nothing to choose, else for ears only. */}
      <p
        role="status"
        className={isOpen && !isShown && said ? 'combobox-note' : 'visually-hidden'}
        part="combobox-note"
      >
        {isOpen ? said : ''}
      </p>
    </div>
  );
}
