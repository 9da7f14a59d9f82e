import { ApolloProvider } from '@apollo/client/react';
import { createConsoleClient } from '@infinite/admin-console/platform/console-client';
import { WebhooksList } from '@infinite/integrations/webhooks-list';
import { useState } from 'react';
import { currentDevice, deviceHeaders } from '@infinite/api-client/device';
import { sessionStore } from '#session/session-store.ts';

interface MemberWebhooksProps {
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
}

/** The member's own webhooks: with a client that only this part fetches. */
export function MemberWebhooks(props: MemberWebhooksProps) {
  const [client] = useState(() =>
    createConsoleClient({
      uri: '/graphql',
      headers: deviceHeaders(currentDevice()),
      onSignedOut: () => sessionStore.set(null),
    }),
  );
  return (
    <ApolloProvider client={client}>
      <WebhooksList owner="member" {...props} />
    </ApolloProvider>
  );
}
