import { createContext, use } from 'react';
import type { ConsoleApi } from './console-api.ts';
import type { Platform } from './platform.ts';

interface Here {
  readonly platform: Platform;
  readonly api: ConsoleApi;
}

export const HereContext = createContext<Here | null>(null);

function useHere(): Here {
  const here = use(HereContext);
  if (!here) throw new Error('a screen of the console stands outside AdminConsole');
  return here;
}

/** Where the console runs. */
export const usePlatform = (): Platform => useHere().platform;

/** The API, for REST calls; GraphQL goes through Apollo's own hooks. */
export const useConsoleApi = (): ConsoleApi => useHere().api;
