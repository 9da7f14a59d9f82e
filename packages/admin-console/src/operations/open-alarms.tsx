import { useQuery } from '@apollo/client/react';
import { OpenAlarmsDocument } from '@infinite/schema/generated/graphql';
import { alarmConsoleWords as words } from '@infinite/schema/words/alarms.en';
import { Badge } from '@infinite/ui/badge';
import { formatMoment } from '#components/moments.ts';
import { useTableState } from '#components/use-table-state.ts';
import { Reading } from './reading.tsx';

/** Polling interval, the same as the server's. */
const everyMs = 60_000;

/** Open alarms, with what to do about each. */
export function OpenAlarms() {
  const { previousData, ...query } = useQuery(OpenAlarmsDocument, {
    fetchPolicy: 'network-only',
    pollInterval: everyMs,
  });
  const data = query.data ?? previousData;
  const state = useTableState(query);
  const again = () => void query.refetch().catch(() => undefined);
  return (
    <section aria-labelledby="alarms-heading" className="pb-8">
      <h3 id="alarms-heading" className="m-0 pb-4 text-xl">
        {words.heading}
      </h3>
      <Reading state={state} onRetry={again} kept={data !== undefined} />
      {data ? <List alarms={data.openAlarms} /> : null}
    </section>
  );
}

interface Shown {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly summary: string;
  readonly whatToDo: string;
  readonly critical: boolean;
  readonly notified: boolean;
  readonly openedAt: string;
}

function List({ alarms }: { alarms: readonly Shown[] }) {
  if (alarms.length === 0) return <p className="m-0 text-ink-soft">{words.none}</p>;
  return (
    <ul className="m-0 list-none rounded-md border border-rule p-0">
      {alarms.map((alarm) => (
        <li key={alarm.id} className="border-t border-rule px-4 py-3 first:border-t-0">
          <p className="m-0 flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="font-semibold">{alarm.summary}</span>
            {alarm.critical ? <Badge tone="danger">{words.critical}</Badge> : null}
          </p>
          <p className="m-0 py-1">{alarm.whatToDo}</p>
          <p className="m-0 text-sm text-ink-soft">
            {words.since(formatMoment(alarm.openedAt))}
            {alarm.notified ? null : ` · ${words.notSent}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
