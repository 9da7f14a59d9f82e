import { useQuery } from '@apollo/client/react';
import { DeliveryHealthDocument } from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { formatCount } from '#components/figures.ts';
import { StatCard } from '#components/stat-card.tsx';
import { useTableState } from '#components/use-table-state.ts';
import { UsableWith } from '#platform/platform-context.tsx';
import { DeliveryHold } from './delivery-hold.tsx';
import { OperatorDeliveries } from './operator-deliveries.tsx';
import { Reading } from './reading.tsx';
import { RelayDown } from './relay-down.tsx';

const words = databaseConsoleWords.deliveries;

/** Delivery health: what is due, late, failed or on hold; never content or recipients. */
export function DeliveriesPlace() {
  const { data, ...query } = useQuery(DeliveryHealthDocument, { pollInterval: 10_000 });
  const state = useTableState(query);
  const health = data?.deliveryHealth;
  const { figures } = words;
  return (
    <>
      <section aria-labelledby="deliveries-heading" className="pb-8">
        <h3 id="deliveries-heading" className="m-0 text-xl">
          {words.heading}
        </h3>
        <p className="mt-2 mb-4 max-w-measure text-ink-soft">{words.lead}</p>
        {health ? (
          <>
            <div className="grid grid-cols-2 gap-3 pb-4 md:grid-cols-3 xl:grid-cols-4">
              <StatCard label={figures.armed} value={formatCount(health.armed)} />
              <StatCard label={figures.due} value={formatCount(health.dueDeliveries)} />
              <StatCard label={figures.late} value={formatCount(health.late)} />
              <StatCard label={figures.sending} value={formatCount(health.sending)} />
              <StatCard label={figures.failed} value={formatCount(health.failed)} />
              <StatCard label={figures.unresolved} value={formatCount(health.unresolved)} />
              <StatCard label={figures.setAside} value={formatCount(health.setAside)} />
              <StatCard label={figures.delivered} value={formatCount(health.deliveredLastDay)} />
            </div>
            <UsableWith right="operations.write">
              <RelayDown health={health} />
              <DeliveryHold health={health} />
            </UsableWith>
          </>
        ) : (
          <Reading state={state} onRetry={() => void query.refetch().catch(() => undefined)} />
        )}
      </section>
      <OperatorDeliveries />
    </>
  );
}
