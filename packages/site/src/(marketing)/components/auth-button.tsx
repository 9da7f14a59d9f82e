import { buttonStyle, type ButtonLook } from '@infinite/ui/button-style';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { authButton } from '#auth/auth-buttons.ts';

interface AuthButtonProps extends ButtonLook {
  returnUrl?: string;
  className?: string;
  children: ReactNode;
}

/** Opens the auth modal from a server-rendered page. */
export function AuthButton({ returnUrl, className, children, ...look }: AuthButtonProps) {
  return (
    <button {...authButton({ returnUrl })} className={clsx(buttonStyle(look), className)}>
      {children}
    </button>
  );
}
