import { useQuery } from '@apollo/client/react';
import { backupListPage } from '@infinite/schema/catalogue/backups';
import {
  BackupsDocument,
  RequestBackupDocument,
  type BackupRowFragment,
} from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { DatabaseBackup } from 'lucide-react';
import { useEffect } from 'react';
import { Moment } from '#components/moment.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { DataTable } from '#components/data-table.tsx';
import { formatBytes, formatCount } from '#components/figures.ts';
import type { TableColumn } from '#components/table-column.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { OnlyWith } from '#platform/platform-context.tsx';
import { BackupDownload } from './backup-download.tsx';
import { BackupPlace, receiptOf } from './backup-place.tsx';
import { BackupRuleSummary } from './backup-rule-summary.tsx';
import { BackupState, isUnderWay } from './backup-state.tsx';
import { useOperation } from './use-operation.ts';

const words = databaseConsoleWords.backups;

const columns: readonly TableColumn<BackupRowFragment>[] = [
  {
    key: 'requested',
    header: words.columns.requested,
    cell: (backup) => <Moment at={backup.requestedAt} />,
  },
  { key: 'by', header: words.columns.by, cell: (backup) => backup.requestedBy ?? words.automation },
  { key: 'state', header: words.columns.state, cell: (backup) => <BackupState backup={backup} /> },
  {
    key: 'size',
    header: words.columns.size,
    figures: true,
    cell: ({ bytes }) => (bytes == null ? '–' : formatBytes(bytes)),
  },
  {
    key: 'rows',
    header: words.columns.rows,
    figures: true,
    cell: ({ rows }) => (rows == null ? '–' : formatCount(rows)),
  },
  {
    key: 'objects',
    header: words.columns.objects,
    figures: true,
    cell: ({ mediaBytes }) => (mediaBytes == null ? '–' : formatBytes(mediaBytes)),
  },
  {
    key: 'proof',
    header: words.columns.proof,
    cell: ({ verifiedBy }) => (verifiedBy ? words.proofs[verifiedBy] : '–'),
  },
  {
    key: 'file',
    header: words.columns.file,
    cell: (backup) => <BackupDownload backup={backup} />,
  },
];

/** Starts and lists backups; polls a running one every second. */
export function Backups() {
  const table = useTablePlace({ by: 'requested', descending: true });
  const { data, previousData, startPolling, stopPolling, ...query } = useQuery(BackupsDocument, {
    variables: { first: backupListPage.first, after: table.after },
  });
  const shown = data ?? previousData;
  const running = shown?.backups.nodes.some(isUnderWay) ?? false;
  useEffect(() => {
    if (!running) return;
    startPolling(1000);
    return stopPolling;
  }, [running, startPolling, stopPolling]);
  const backup = useOperation(RequestBackupDocument, words.begun, ['Backups']);
  const last = shown?.lastProvenBackup;
  const state = useTableState({ ...query, loading: query.loading && !shown });
  return (
    <section>
      <h3 className="m-0 text-xl">{words.heading}</h3>
      <p className="mt-2 mb-4 max-w-measure text-ink-soft">{words.lead}</p>
      {shown ? (
        <>
          <BackupPlace plan={shown.backupPlan} />
          <BackupRuleSummary plan={shown.backupPlan} />
        </>
      ) : null}
      <div className="flex flex-wrap items-center gap-4 pb-4">
        <OnlyWith right="operations.write">
          <Button variant="primary" pending={backup.pending} onClick={() => void backup.run({})}>
            <Icon as={DatabaseBackup} />
            {words.button}
          </Button>
        </OnlyWith>
        {shown ? (
          <p className="m-0 text-sm text-ink-soft">{last ? receiptOf(last) : words.none}</p>
        ) : null}
      </div>
      <DataTable
        label={words.label}
        columns={columns}
        rows={shown?.backups.nodes ?? []}
        rowKey={({ id }) => id}
        state={state}
        onRetry={() => void query.refetch().catch(() => undefined)}
        place={table}
        endCursor={nextCursor(shown?.backups)}
        emptyTitle={words.emptyTitle}
        emptyText={words.emptyText}
      />
    </section>
  );
}
