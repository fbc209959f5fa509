import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useEnvironment } from '../environment.ts';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  /** Runs under the element's guard: an error is reported, never thrown into the page. */
  readonly onPress?: () => unknown;
  readonly look?: 'primary' | 'secondary' | 'plain';
  readonly children: ReactNode;
}

/**
 * Tells a form of its press (Enter in a field presses too). The browser itself tells no form of a frame without
 * `allow-forms`.
 */
function submit(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  event.currentTarget.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

/** A button with the classes and parts of our controls. */
export function Button({ onPress, look = 'secondary', className = '', children, ...rest }: ButtonProps): ReactNode {
  const { guard } = useEnvironment();
  return (
    <button
      type="button"
      part={`button button-${look}`}
      {...rest}
      className={`button ${look} ${className}`}
      {...(rest.type === 'submit' && { onClick: submit })}
      {...(onPress && { onClick: () => guard(onPress) })}
    >
      {children}
    </button>
  );
}
