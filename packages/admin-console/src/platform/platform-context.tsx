import { hasRight, type StaffRight, type StaffRole } from '@infinite/schema/catalogue/staff';
import { createContext, use, type ReactNode } from 'react';
import type { ConsoleApi } from './console-api.ts';
import type { Platform } from './platform.ts';

interface ConsoleHost {
  readonly platform: Platform;
  readonly api: ConsoleApi;
  /** Who is signed in. */
  readonly userId: string;
  readonly role: StaffRole;
}

export const ConsoleContext = createContext<ConsoleHost | null>(null);

function useConsole(): ConsoleHost {
  const here = use(ConsoleContext);
  if (!here) throw new Error('a console screen is outside AdminConsole');
  return here;
}

/** Where the console runs. */
export const usePlatform = (): Platform => useConsole().platform;

/** Who is signed in, whose drafts are kept apart from those of others on this device. */
export const useUserId = (): string => useConsole().userId;

/** The API, for REST calls; GraphQL goes through Apollo's own hooks. */
export const useConsoleApi = (): ConsoleApi => useConsole().api;

export const useStaffRole = (): StaffRole => useConsole().role;

/** Asks whether the role gives a right. It only chooses what to show: the server decides. */
export function useMay(): (right: StaffRight) => boolean {
  const { role } = useConsole();
  return (right) => hasRight(role, right);
}

/** Shown to roles with the right alone. */
export function OnlyWith(props: { right: StaffRight; children: ReactNode }): ReactNode {
  const may = useMay();
  return may(props.right) ? props.children : null;
}

/** Fields and buttons that only roles with the right can use; others read what they hold. */
export function UsableWith(props: { right: StaffRight; children: ReactNode }) {
  const may = useMay();
  return (
    <fieldset disabled={!may(props.right)} className="contents">
      {props.children}
    </fieldset>
  );
}
