import type { ConsoleApi } from '@infinite/admin-console/platform/console-api';
import { createConsoleClient } from '@infinite/admin-console/platform/console-client';
import { currentDevice, deviceHeaders } from '@infinite/api-client/device';
import { familyHeaders } from '@infinite/api-client/family-in-view';
import { isRefusal } from '@infinite/api-client/refusal';
import { request } from '@infinite/api-client/request';

/** Both ways to the API, with the cookies of this site. */
export function browserConsoleApi(onSignedOut: () => void): ConsoleApi {
  return {
    client: createConsoleClient({
      uri: '/graphql',
      headers: { ...deviceHeaders(currentDevice()), ...familyHeaders() },
      onSignedOut,
    }),
    request: (method, path, body) =>
      request<never>(method, path, body).catch((error: unknown) => {
        if (isRefusal(error) && error.status === 401) onSignedOut();
        throw error;
      }),
  };
}
