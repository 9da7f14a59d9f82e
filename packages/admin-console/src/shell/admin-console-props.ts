import type { ConsolePlaceName } from '@infinite/schema/catalogue/admin';
import type { ReactNode } from 'react';
import type { Platform } from '#platform/platform.ts';

export interface AdminConsoleProps {
  platform: Platform;
  /** The place shown when the address names none. */
  initialTab: ConsolePlaceName;
  /** Offers the sign-in to somebody signed out; others see that they have no access. */
  offerSignIn?: boolean;
  /** Put at the foot by the shell, such as its choice of colours. */
  footer?: ReactNode;
}
