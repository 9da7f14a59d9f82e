import {
  CreateServiceKeyDocument,
  RevokeServiceKeyDocument,
  RotateServiceKeyDocument,
  ServiceKeysDocument,
} from '@infinite/schema/generated/graphql';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { keyPage, type KeysApi } from '@infinite/integrations/keys-api';
import { KeysPanel } from '@infinite/integrations/keys-panel';
import { outcomeOf } from './outcome-of.ts';

/** The product's keys: administrators create and revoke them. */
export function ServiceKeys() {
  const client = useApolloClient();
  const api = useMemo(() => serviceKeysApi(client), [client]);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return <KeysPanel kind="service" api={api} timeZone={timeZone} />;
}

function serviceKeysApi(client: ApolloClient): KeysApi {
  return {
    list: (after) =>
      outcomeOf(
        client.query({
          query: ServiceKeysDocument,
          variables: { after },
          fetchPolicy: 'network-only',
        }),
        ({ serviceKeys }) => keyPage(serviceKeys),
      ),
    create: (input) =>
      outcomeOf(
        client.mutate({ mutation: CreateServiceKeyDocument, variables: { input } }),
        (data) => data.createServiceKey,
      ),
    revoke: (id) =>
      outcomeOf(
        client.mutate({ mutation: RevokeServiceKeyDocument, variables: { id } }),
        () => null,
      ),
    rotate: (id) =>
      outcomeOf(
        client.mutate({ mutation: RotateServiceKeyDocument, variables: { id } }),
        (data) => data.rotateServiceKey,
      ),
  };
}
