import { useApolloClient } from '@apollo/client/react';
import { userLimits } from '@infinite/schema/catalogue/users';
import {
  SelectUsersToExportDocument,
  UserIdsDocument,
  type BulkAct,
  type UserFilter,
} from '@infinite/schema/generated/graphql';
import { bulkActs } from '@infinite/schema/users/user-acts.input';
import { Button } from '@infinite/ui/button';
import { showToast } from '@infinite/ui/toast-store';
import { useState } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { ExportButton } from '#components/export-button.tsx';
import { bulkConsoleWords as words } from './bulk.en.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkResult } from './run-bulk-act.ts';
import type { Chosen } from './use-chosen.ts';

/** What can be done with the chosen accounts; nothing while none is chosen. */
export function BulkBar(props: {
  chosen: Chosen;
  filter: UserFilter;
  /** How many accounts the filter leaves; one more than `countedMost` where there are more. */
  found: number;
}) {
  const { chosen, filter, found } = props;
  const { ids } = chosen;
  const [act, setAct] = useState<BulkAct | null>(null);
  const client = useApolloClient();
  if (ids.length === 0) return null;
  const most = userLimits.bulkMax;
  const chooseFound = async () => {
    try {
      const { data } = await client.query({ query: UserIdsDocument, variables: { filter } });
      chosen.set(data?.userIds ?? []);
    } catch (error) {
      const description = refusalOf(error).words;
      showToast({ title: words.allFailed, description, tone: 'danger' });
    }
  };
  const storeSelection = async () => {
    const variables = { ids: [...ids] };
    const { data } = await client.mutate({ mutation: SelectUsersToExportDocument, variables });
    return `selection=${data?.selectUsersToExport ?? ''}`;
  };
  const close = (result: BulkResult | null) => {
    setAct(null);
    if (result) chosen.set(result.left > 0 ? ids.slice(-result.left) : []);
  };
  return (
    <section
      aria-label={words.label}
      className="mb-2 flex flex-wrap items-center gap-2 rounded-md border border-rule bg-sunk px-3 py-1.5 text-sm"
    >
      <p role="status" className="m-0 me-2 font-semibold tabular-nums">
        {words.selected(ids.length)}
      </p>
      {ids.length < Math.min(found, most) ? (
        <Button size="sm" variant="quiet" onClick={() => void chooseFound()}>
          {labelOfAll(found)}
        </Button>
      ) : null}
      {bulkActs.map((name) => (
        <Button
          key={name}
          size="sm"
          variant={name === 'DELETE' ? 'danger' : undefined}
          onClick={() => setAct(name)}
        >
          {words.acts[name].label}
        </Button>
      ))}
      {ids.length <= most ? (
        <ExportButton
          kind="users"
          size="sm"
          label={words.exportThese(ids.length)}
          query={storeSelection}
        />
      ) : (
        <span className="text-ink-soft">{words.exportTooMany(most)}</span>
      )}
      <Button size="sm" variant="quiet" className="ms-auto" onClick={() => chosen.set([])}>
        {words.clear}
      </Button>
      {act ? <BulkDialog act={act} ids={ids} onClose={close} /> : null}
    </section>
  );
}

function labelOfAll(found: number): string {
  const most = userLimits.bulkMax;
  if (found > most) return words.firstOf(most);
  // Up to there it may be a whole number of a filter that needs no counting.
  return found === userLimits.countedMost + 1 ? words.upTo(most) : words.all(found);
}
