import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useMessages } from '../../view/environment.ts';
import { Icon } from '../../view/ui/Icon.tsx';
import { messages } from './messages.ts';

/** The field of a combobox: an icon, the input, and a button that clears it. */
export function ComboboxField(props: {
  readonly id: string;
  readonly ref: RefObject<HTMLInputElement | null>;
  /** The id of the list; null while it is closed. */
  readonly listbox: string | null;
  /** The id of the active option. */
  readonly active: string | null;
  readonly text: string;
  readonly placeholder: string;
  readonly onType: (text: string) => void;
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onOpen: () => void;
  readonly onBlur: () => void;
}): ReactNode {
  const t = useMessages(messages);
  const { id, ref, listbox, active, text, placeholder, onType, onKey, onOpen, onBlur } = props;
  const clear = () => {
    onType('');
    ref.current?.focus();
  };
  return (
    <div className="combobox-field" part="combobox-field">
      <Icon of={Search} />
      <input
        id={id}
        ref={ref}
        part="combobox-input"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listbox !== null}
        {...(listbox && { 'aria-controls': listbox })}
        {...(active && { 'aria-activedescendant': active })}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKey}
        onClick={onOpen}
        onBlur={onBlur}
      />
      {text !== '' && (
        // Escape clears the field too, so the button is not a tab stop.
        <button
          type="button"
          className="combobox-clear"
          tabIndex={-1}
          aria-label={t('clear')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          <Icon of={X} />
        </button>
      )}
    </div>
  );
}
