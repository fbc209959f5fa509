import type { ReactNode } from 'react';
import { Button } from '../../shared/view/ui/Button.tsx';

interface ToggleGroupProps<Choice extends string> {
  readonly label: string;
  readonly part: string;
  readonly choices: readonly Choice[];
  readonly picked: Choice | null;
  readonly nameOf: (choice: Choice) => string;
  readonly onPick: (choice: Choice) => unknown;
}

/** Toggle buttons, at most one of which is pressed; a press on that button releases it. */
export function ToggleGroup<Choice extends string>(props: ToggleGroupProps<Choice>): ReactNode {
  const { label, part, choices, picked, nameOf, onPick } = props;
  return (
    <fieldset className="choices" part={part}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <Button
          key={choice}
          className="choice"
          part={`button choice ${choice === picked ? 'selected' : ''}`}
          aria-pressed={choice === picked}
          onPress={() => onPick(choice)}
        >
          {nameOf(choice)}
        </Button>
      ))}
    </fieldset>
  );
}
