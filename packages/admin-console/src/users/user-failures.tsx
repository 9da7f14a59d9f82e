import type { UserPageFragment } from '@infinite/schema/generated/graphql';
import { RetryFailedDeliveryDocument } from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { usersConsoleWords } from '#users/users.en.ts';
import { Button } from '@infinite/ui/button';
import { formatMoment } from '#components/moments.ts';
import { useOperation } from '#operations/use-operation.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';

const words = usersConsoleWords.page;
const deliveryWords = databaseConsoleWords.deliveries;
const problems: Readonly<Record<string, string>> = deliveryWords.problems;

export const failuresId = 'failed-deliveries';

/** The deliveries of the account that failed, each with what can be done about it. */
export function UserFailures(props: { deliveries: UserPageFragment['failedDeliveries'] }) {
  const links = usePlaceLinks();
  if (props.deliveries.length === 0) return null;
  return (
    <section
      id={failuresId}
      tabIndex={-1}
      aria-label={words.failures}
      className="mt-6 scroll-mt-24 border-t border-rule pt-3 text-sm"
    >
      <h3 className="m-0 text-lg">{words.failures}</h3>
      <ul className="m-0 list-none p-0">
        {props.deliveries.map((delivery) => (
          <Failure key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      <a
        {...links.to({
          tab: 'operations',
          view: 'deliveries',
          show: 'FAILED',
          user: null,
          q: null,
        })}
        className="link inline-flex min-h-8 items-center"
      >
        {words.failureAct}
      </a>
    </section>
  );
}

function Failure(props: { delivery: UserPageFragment['failedDeliveries'][number] }) {
  const links = usePlaceLinks();
  const { id, maskedAddress, dueAt, problem } = props.delivery;
  const retry = useOperation(RetryFailedDeliveryDocument, deliveryWords.retried, [
    'UserDetails',
    'Standing',
  ]);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
      <span className="min-w-0 grow wrap-anywhere">
        <a
          {...links.to({
            ...{ tab: 'operations', view: 'deliveries', delivery: id },
            ...{ user: null, q: null },
          })}
          className="link inline-flex min-h-8 items-center"
        >
          {words.failure(maskedAddress, formatMoment(dueAt))}
        </a>
        {problem ? (
          <span className="text-ink-soft">{` · ${problems[problem] ?? problem}`}</span>
        ) : null}
      </span>
      <Button
        size="sm"
        aria-label={deliveryWords.retryOf(maskedAddress)}
        pending={retry.pending}
        onClick={() => void retry.run({ id })}
      >
        {deliveryWords.retry}
      </Button>
    </li>
  );
}
