import { useMutation } from '@apollo/client/react';
import {
  ReplayWebhookDeliveryDocument,
  type WebhookDeliveryFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { instantWords } from '@infinite/schema/words/dates.en';
import { webhookScreenWords as words } from '@infinite/schema/words/webhooks.en';
import { Badge, type BadgeTone } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { useToast } from '@infinite/ui/use-toast';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { deviceZone } from './device-zone.ts';
import { exactMoment } from './exact-moment.ts';

type Delivery = WebhookDeliveryFieldsFragment;

const tones: Record<Delivery['state'], BadgeTone> = {
  WAITING: 'amber',
  DELIVERED: 'success',
  FAILED: 'danger',
};

const moment = (instant: string) => instantWords(instant, deviceZone());
const problemWords = (problem: string) =>
  words.noAnswer[problem] ?? problem.replace(/^STATUS_/, '');

/** One delivery: its outcome, its payload, and every request with its response. */
export function WebhookDeliveryItem(props: {
  delivery: Delivery;
  enabled: boolean;
  onSent: () => void;
}) {
  const { delivery, enabled, onSent } = props;
  const [replay, { loading }] = useMutation(ReplayWebhookDeliveryDocument);
  const toast = useToast();
  const again = async () => {
    try {
      await replay({ variables: { id: delivery.id } });
      toast.show({ title: words.sentAgain, tone: 'success' });
      onSent();
    } catch (error) {
      toast.show({ title: words.failed, description: refusalOf(error).words, tone: 'danger' });
    }
  };
  return (
    <li className="border-t border-rule py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Badge tone={tones[delivery.state]}>{words.states[delivery.state]}</Badge>
        <code>{delivery.type}</code>
        <span className="text-sm text-ink-soft">{moment(delivery.createdAt)}</span>
        <span className="text-sm text-ink-soft">
          {[
            words.attempts(delivery.attempts),
            delivery.problem ? problemWords(delivery.problem) : (delivery.lastStatus ?? ''),
            delivery.state === 'WAITING' && delivery.attempts > 0 && delivery.nextAttemptAt
              ? words.next(moment(delivery.nextAttemptAt))
              : '',
          ]
            .filter((part) => part !== '')
            .join(', ')}
        </span>
        {enabled ? (
          <Button
            size="sm"
            className="ms-auto"
            pending={loading}
            aria-label={words.of(words.again, delivery.type)}
            onClick={() => void again()}
          >
            {words.again}
          </Button>
        ) : null}
      </div>
      <details>
        <summary className="link inline-flex min-h-8 cursor-pointer items-center text-sm">
          {words.details(delivery.type, moment(delivery.createdAt))}
        </summary>
        <DeliveryDetails delivery={delivery} />
      </details>
    </li>
  );
}

function DeliveryDetails({ delivery }: { delivery: Delivery }) {
  return (
    <div className="grid gap-2 pb-2">
      <p className="m-0 text-sm wrap-anywhere">
        {words.webhookId} <code>{delivery.eventId}</code>
      </p>
      <p className="m-0 text-sm font-semibold">{words.data}</p>
      <pre tabIndex={0} className="m-0 overflow-x-auto rounded-md bg-sunk p-3 text-sm">
        {JSON.stringify(JSON.parse(delivery.data), null, 2)}
      </pre>
      <p className="m-0 text-sm font-semibold">{words.requests}</p>
      <div
        role="region"
        aria-label={words.requests}
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-rule"
      >
        <table className="w-full border-collapse text-sm tabular-nums">
          <thead className="bg-sunk">
            <tr>
              {[words.request, words.status, words.took, words.beginning].map((header) => (
                <th key={header} scope="col" className="px-3 py-1.5 text-start font-semibold">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {delivery.log.map((attempt) => (
              <tr key={attempt.id} className="border-t border-rule align-top">
                <td className="px-3 py-1.5 whitespace-nowrap">
                  {exactMoment(attempt.at, deviceZone())}
                </td>
                <td className="px-3 py-1.5 whitespace-nowrap">
                  {attempt.status ?? problemWords(attempt.problem ?? '')}
                </td>
                <td className="px-3 py-1.5 whitespace-nowrap">{attempt.durationMs} ms</td>
                <td className="px-3 py-1.5 font-mono wrap-anywhere">{attempt.answer}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
