import { createContext, use } from 'react';
import type { ConsoleApi } from './console-api.ts';
import type { Platform } from './platform.ts';

interface ConsoleHost {
  readonly platform: Platform;
  readonly api: ConsoleApi;
  /** The administrator. */
  readonly userId: string;
}

export const ConsoleContext = createContext<ConsoleHost | null>(null);

function useConsole(): ConsoleHost {
  const here = use(ConsoleContext);
  if (!here) throw new Error('a console screen is outside AdminConsole');
  return here;
}

/** Where the console runs. */
export const usePlatform = (): Platform => useConsole().platform;

/** The administrator, whose drafts are kept apart from those of others on this device. */
export const useUserId = (): string => useConsole().userId;

/** The API, for REST calls; GraphQL goes through Apollo's own hooks. */
export const useConsoleApi = (): ConsoleApi => useConsole().api;
