import type { ConsoleApi } from '@infinite/admin-console/platform/console-api';
import { createConsoleClient } from '@infinite/admin-console/platform/console-client';
import { desktopFetch, request } from './call.ts';

export function makeDesktopApi(onSignedOut: () => void): ConsoleApi {
  return {
    client: createConsoleClient({ uri: '/graphql', fetch: desktopFetch, onSignedOut }),
    request,
  };
}
