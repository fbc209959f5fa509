import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useEnvironment } from '../environment.ts';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  /** Runs under the element's guard: an error is reported, never thrown into the page. */
  readonly onPress?: () => unknown;
  readonly look?: 'primary' | 'secondary' | 'plain';
  readonly children: ReactNode;
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
      {...(onPress && { onClick: () => guard(onPress) })}
    >
      {children}
    </button>
  );
}
