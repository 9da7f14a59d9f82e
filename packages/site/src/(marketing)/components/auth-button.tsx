import { buttonStyle, type ButtonLook } from '@infinite/ui/button-style';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { authButton } from '#auth/auth-buttons.ts';
import type { AuthTab } from '#auth/auth-modal-store.ts';

interface AuthButtonProps extends ButtonLook {
  tab?: AuthTab;
  returnUrl?: string;
  className?: string;
  children: ReactNode;
}

/** Opens the auth modal from a page that is drawn on the server alone. */
export function AuthButton({ tab, returnUrl, className, children, ...look }: AuthButtonProps) {
  return (
    <button {...authButton({ tab, returnUrl })} className={clsx(buttonStyle(look), className)}>
      {children}
    </button>
  );
}
