import { useQuery } from '@apollo/client/react';
import type { DeliveryPlaceName } from '@infinite/schema/catalogue/operations';
import { DeliveryHealthDocument } from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { formatCount } from '#components/figures.ts';
import { StatCard } from '#components/stat-card.tsx';
import { useTableState } from '#components/use-table-state.ts';
import { usePlace } from '#platform/use-place.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { UsableWith } from '#platform/platform-context.tsx';
import { DeliveryHold } from './delivery-hold.tsx';
import { OpenedDelivery } from './opened-delivery.tsx';
import { OperatorDeliveries } from './operator-deliveries.tsx';
import { readAgainEveryMs } from './read-again.ts';
import { Reading } from './reading.tsx';
import { RelayDown } from './relay-down.tsx';

const words = databaseConsoleWords.deliveries;

/** Delivery health: what is due, late, failed or on hold; never content or recipients. */
export function DeliveriesPlace() {
  const { data, previousData, ...query } = useQuery(DeliveryHealthDocument, {
    pollInterval: readAgainEveryMs,
  });
  const state = useTableState(query);
  const health = (data ?? previousData)?.deliveryHealth;
  const again = () => void query.refetch().catch(() => undefined);
  const links = usePlaceLinks();
  const opened = usePlace().get('delivery');
  const listed = (show: DeliveryPlaceName) =>
    links.to({ tab: 'operations', view: 'deliveries', delivery: null, after: null, show });
  const { figures } = words;
  if (opened !== null) {
    return <OpenedDelivery key={opened} id={opened} back={links.to({ delivery: null })} />;
  }
  return (
    <>
      <section aria-labelledby="deliveries-heading" className="pb-8">
        <h3 id="deliveries-heading" className="m-0 text-xl">
          {words.heading}
        </h3>
        <p className="mt-2 mb-4 max-w-measure text-ink-soft">{words.lead}</p>
        <Reading state={state} onRetry={again} kept={health !== undefined} />
        {health ? (
          <>
            <div className="grid grid-cols-2 gap-3 pb-4 md:grid-cols-3 xl:grid-cols-4">
              <StatCard label={figures.armed} value={formatCount(health.armed)} />
              <StatCard
                label={figures.due}
                value={formatCount(health.dueDeliveries)}
                link={listed('DUE')}
              />
              <StatCard
                label={figures.late}
                value={formatCount(health.late)}
                link={listed('LATE')}
              />
              <StatCard
                label={figures.sending}
                value={formatCount(health.sending)}
                link={listed('SENDING')}
              />
              <StatCard
                label={figures.failed}
                value={formatCount(health.failed)}
                link={listed('FAILED')}
              />
              <StatCard
                label={figures.unresolved}
                value={formatCount(health.unresolved)}
                link={listed('UNRESOLVED')}
              />
              <StatCard
                label={figures.setAside}
                value={formatCount(health.setAside)}
                link={listed('SET_ASIDE')}
              />
              <StatCard label={figures.delivered} value={formatCount(health.deliveredLastDay)} />
            </div>
            <UsableWith right="operations.write">
              <RelayDown health={health} />
              <DeliveryHold health={health} />
            </UsableWith>
          </>
        ) : null}
      </section>
      <OperatorDeliveries />
    </>
  );
}
