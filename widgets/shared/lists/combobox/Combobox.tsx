import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useEnvironment, useMessages } from '../../view/environment.ts';
import { ON_TOP, useOnTop } from '../../view/on-top/use-on-top.ts';
import { ComboboxField } from './ComboboxField.tsx';
import { BELOW_FIELD, type ComboboxOption, ComboboxOptions, optionId } from './ComboboxOptions.tsx';
import { comboboxStep, isCursorKey } from './combobox-keys.ts';
import { messages } from './messages.ts';

interface ComboboxProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly placeholder: string;
  /** The field's text. */
  readonly text: string;
  /** The results; results of the same group are adjacent. */
  readonly options: readonly ComboboxOption[];
  /** Whether other results are loading; the current results stay until then. */
  readonly isLoading: boolean;
  /** Whether the results are in the flow of the page instead of over it. */
  readonly isInFlow?: boolean;
  /** The message if there is no option; null while nothing is searched for. */
  readonly emptyText: string | null;
  readonly onType: (text: string) => unknown;
  readonly onChoose: (option: ComboboxOption) => unknown;
  /** Called when Enter is pressed while no option is active. */
  readonly onEnter?: () => unknown;
  /** Called when the options are left without a choice. */
  readonly onLeave?: () => unknown;
}

/** The prefix of the ids: an element has only one combobox, so the ids are unique in its shadow tree. */
const ID = 'combobox';

/** A search field with a list of results: the APG's editable combobox with manual selection. */
export function Combobox(props: ComboboxProps): ReactNode {
  const { label, isLabelHidden = false, isInFlow = false, text, options } = props;
  const { guard } = useEnvironment();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  // The active option is found by its key, because it may be at another index, or missing, in the next results.
  const index = options.findIndex(({ key }) => key === activeKey);
  const active = index < 0 ? null : index;
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

  return (
    <div className="combobox" part="combobox">
      <label className={isLabelHidden ? 'visually-hidden' : 'combobox-label'} htmlFor={`${ID}-input`}>
        {label}
      </label>
      <ComboboxField
        id={`${ID}-input`}
        ref={input}
        listbox={isShown ? `${ID}-list` : null}
        active={isShown && active !== null ? optionId(ID, active) : null}
        text={text}
        placeholder={props.placeholder}
        onType={type}
        onKey={press}
        onOpen={() => setOpen(text !== '')}
        onBlur={leave}
      />
      {isShown && (
        <ComboboxOptions
          id={ID}
          label={label}
          options={options}
          active={active}
          isInFlow={isInFlow}
          onChoose={choose}
        />
      )}
      <ComboboxNote {...props} isInFlow={isInFlow} isOpen={isOpen} />
    </div>
  );
}

/** One live region that always exists: visible while there is nothing to choose, otherwise for screen readers only. */
function ComboboxNote({
  options,
  isLoading,
  emptyText,
  isInFlow,
  isOpen,
}: Pick<ComboboxProps, 'options' | 'isLoading' | 'emptyText' | 'isInFlow'> & { readonly isOpen: boolean }): ReactNode {
  const t = useMessages(messages);
  const region = useRef<HTMLParagraphElement>(null);
  const count = options.length;
  const note = isLoading ? t('searching') : (emptyText ?? '');
  const said = count > 0 ? (isLoading ? '' : t('results', { count })) : note;
  const isSeen = isOpen && count === 0 && said !== '';
  const isOnTop = isSeen && !isInFlow;
  useOnTop(region, { ...BELOW_FIELD, isOpen: isOnTop });
  const look = isOnTop ? 'combobox-note over-page' : 'combobox-note';
  return (
    <p
      ref={region}
      {...(isOnTop && ON_TOP)}
      role="status"
      className={isSeen ? look : 'visually-hidden'}
      part="combobox-note"
    >
      {isOpen ? said : ''}
    </p>
  );
}
