import { useQuery } from '@apollo/client/react';
import {
  WebhookDeliveriesDocument,
  type WebhookDeliveryState,
} from '@infinite/schema/generated/graphql';
import { webhookScreenWords as words } from '@infinite/schema/words/webhooks.en';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { useState } from 'react';
import { useListState } from './use-list-state.ts';
import type { Webhook } from './use-webhooks.ts';
import { WebhookDeliveryItem } from './webhook-delivery-item.tsx';
import { WebhookReplay } from './webhook-replay.tsx';

const states: readonly WebhookDeliveryState[] = ['WAITING', 'DELIVERED', 'FAILED'];

/** The delivery log of one webhook, with a button to resend. */
export function WebhookDeliveries({ webhook, host }: { webhook: Webhook; host: string }) {
  const [state, setState] = useState<WebhookDeliveryState | null>(null);
  const query = useQuery(WebhookDeliveriesDocument, {
    variables: { endpointId: webhook.id, state, first: 25 },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const readable = useListState(query);
  const page = query.data?.webhookDeliveries;
  const older = () =>
    void query
      .fetchMore({
        variables: { after: page?.pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult }) => ({
          webhookDeliveries: {
            ...fetchMoreResult.webhookDeliveries,
            nodes: [...before.webhookDeliveries.nodes, ...fetchMoreResult.webhookDeliveries.nodes],
          },
        }),
      })
      .catch(() => undefined);
  const refresh = () => void query.refetch().catch(() => undefined);
  return (
    <section aria-label={words.log(host)} className="mt-4 border-s-2 border-rule ps-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={words.show} className="min-w-40">
          <Select
            value={state ?? ''}
            onChange={({ target }) =>
              setState(states.find((each) => each === target.value) ?? null)
            }
          >
            <option value="">{words.all}</option>
            {states.map((each) => (
              <option key={each} value={each}>
                {words.states[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Button size="sm" pending={readable === 'loading'} onClick={refresh}>
          {words.refresh}
        </Button>
        <WebhookReplay webhook={webhook} onSent={refresh} />
      </div>
      {readable === 'failed' || readable === 'offline' ? (
        <div className="mt-4">
          <ErrorState title={words.failedTitle} retryLabel={words.retry} onRetry={refresh}>
            {words.failedText}
          </ErrorState>
        </div>
      ) : null}
      {page && page.nodes.length === 0 ? (
        <p className="text-ink-soft">{words.noDeliveries}</p>
      ) : null}
      <ul className="mt-3 list-none p-0">
        {page?.nodes.map((delivery) => (
          <WebhookDeliveryItem
            key={delivery.id}
            delivery={delivery}
            enabled={webhook.enabled}
            onSent={refresh}
          />
        ))}
      </ul>
      {page?.pageInfo.hasNextPage ? (
        <Button size="sm" onClick={older}>
          {words.older}
        </Button>
      ) : null}
    </section>
  );
}
