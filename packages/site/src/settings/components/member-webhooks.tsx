import { ApolloProvider } from '@apollo/client/react';
import { createConsoleClient } from '@infinite/admin-console/platform/console-client';
import { WebhooksSection } from '@infinite/integrations/webhooks-section';
import { useState } from 'react';
import { currentDevice, deviceHeaders } from '@infinite/api-client/device';
import { sessionStore } from '#session/session-store.ts';

/** The member's own webhooks: with a client that only this part fetches. */
export function MemberWebhooks() {
  const [client] = useState(() =>
    createConsoleClient({
      uri: '/graphql',
      headers: deviceHeaders(currentDevice()),
      onSignedOut: () => sessionStore.set(null),
    }),
  );
  return (
    <ApolloProvider client={client}>
      <WebhooksSection owner="member" />
    </ApolloProvider>
  );
}
