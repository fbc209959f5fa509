import type { ReactNode } from 'react';
import { Button } from '../../shared/view/ui/Button.tsx';

interface ChoicesProps<Choice extends string> {
  readonly label: string;
  readonly part: string;
  readonly choices: readonly Choice[];
  readonly picked: Choice | null;
  readonly nameOf: (choice: Choice) => string;
  readonly onPick: (choice: Choice) => unknown;
}

/** Tabs of which at most one is picked; picking it again picks none. */
export function Choices<Choice extends string>(props: ChoicesProps<Choice>): ReactNode {
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
