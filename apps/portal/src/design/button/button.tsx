import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.js';
import './button.css';

export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  kind?: ButtonKind;
  icon?: IconName;
  /** while the action is in progress, the button keeps the focus and ignores further presses */
  isBusy?: boolean;
  /** cannot be pressed for now; unlike a disabled button, it can keep the focus */
  isOff?: boolean;
  isWide?: boolean;
  children: ReactNode;
}

/** A button; as a submit button it relies on the form's own `isBusy` to prevent double sending. */
export function Button({
  kind = 'primary',
  icon,
  isBusy = false,
  isOff = false,
  isWide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || isOff) return event.preventDefault();
    onClick?.(event);
  };
  const className = [
    'button',
    `button--${kind}`,
    isWide && 'button--wide',
    isBusy && 'button--busy',
    isOff && 'button--off',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <button
      {...rest}
      type={type}
      className={className}
      aria-disabled={isBusy || isOff || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
