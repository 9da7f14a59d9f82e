import { useQuery } from '@apollo/client/react';
import { OperatorDeliveryDocument } from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { Icon } from '@infinite/ui/icon';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { formatCount } from '#components/figures.ts';
import { Moment } from '#components/moment.tsx';
import { useTableState } from '#components/use-table-state.ts';
import { OnlyWith } from '#platform/platform-context.tsx';
import type { PlaceLink } from '#platform/use-place-links.ts';
import { DeliveryActs } from './delivery-acts.tsx';
import { problemOf, stateOf } from './delivery-words.ts';
import { readAgainEveryMs } from './read-again.ts';
import { Reading } from './reading.tsx';

const words = databaseConsoleWords.deliveries;

/** One delivery, whatever its state: how it stands and what can be done about it. */
export function OpenedDelivery({ id, back }: { id: string; back: PlaceLink }) {
  const { data, previousData, ...query } = useQuery(OperatorDeliveryDocument, {
    variables: { id },
    pollInterval: readAgainEveryMs,
  });
  const delivery = (data ?? previousData)?.operatorDelivery;
  const state = useTableState({ ...query, loading: query.loading && !delivery });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="delivery-heading" className="pb-6">
      <a {...back} className="inline-flex min-h-10 items-center gap-2 no-underline">
        <Icon as={ArrowLeft} />
        {words.toAll}
      </a>
      <h3 id="delivery-heading" ref={heading} tabIndex={-1} className="m-0 text-xl">
        {delivery ? words.oneTo(delivery.maskedAddress) : words.one}
      </h3>
      <Reading
        state={state}
        onRetry={() => void query.refetch().catch(() => undefined)}
        kept={delivery !== undefined}
      />
      {delivery ? (
        <>
          <dl className="mt-4 mb-5 grid gap-x-8 sm:grid-cols-[max-content_1fr] sm:gap-y-2">
            <Fact name={words.columns.state}>{stateOf(delivery)}</Fact>
            <Fact name={words.columns.problem}>{problemOf(delivery)}</Fact>
            <Fact name={words.columns.due}>
              <Moment at={delivery.dueAt} />
            </Fact>
            <Fact name={words.columns.attempts}>{formatCount(delivery.attempts)}</Fact>
            {delivery.nextAttemptAt ? (
              <Fact name={words.nextAttempt}>
                <Moment at={delivery.nextAttemptAt} />
              </Fact>
            ) : null}
          </dl>
          <OnlyWith right="operations.write">
            <DeliveryActs delivery={delivery} />
          </OnlyWith>
        </>
      ) : null}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="m-0 wrap-anywhere max-sm:mb-3">{children}</dd>
    </>
  );
}
