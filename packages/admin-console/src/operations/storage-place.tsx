import { useQuery } from '@apollo/client/react';
import { StorageUseDocument, type StorageUseQuery } from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { formatBytes, formatCount } from '#components/figures.ts';
import { StatCard } from '#components/stat-card.tsx';
import type { TableColumn } from '#components/table-column.ts';
import { Moment } from '#components/moment.tsx';
import { useTableState } from '#components/use-table-state.ts';
import { FamilyStorage } from './family-storage.tsx';
import { PlainTable } from '#components/plain-table.tsx';
import { readAgainEveryMs } from './read-again.ts';
import { Reading } from './reading.tsx';

const words = databaseConsoleWords.storage;
type Kind = StorageUseQuery['storageUse']['kinds'][number];
type Migration = StorageUseQuery['migrations'][number];

const kindColumns: readonly TableColumn<Kind>[] = [
  { key: 'kind', header: words.columns.kind, cell: ({ kind }) => nameOf(kind) },
  {
    key: 'files',
    header: words.columns.files,
    figures: true,
    cell: ({ files }) => formatCount(files),
  },
  {
    key: 'bytes',
    header: words.columns.bytes,
    figures: true,
    cell: ({ bytes }) => formatBytes(bytes),
  },
];
const migrationColumns: readonly TableColumn<Migration>[] = [
  { key: 'name', header: words.migrationColumns.name, cell: ({ name }) => name },
  {
    key: 'applied',
    header: words.migrationColumns.applied,
    cell: ({ appliedAt }) => <Moment at={appliedAt} />,
  },
];

/** Storage use by kind, free space, and the applied migrations. */
export function StoragePlace() {
  const { previousData, ...query } = useQuery(StorageUseDocument, {
    pollInterval: 4 * readAgainEveryMs,
  });
  const data = query.data ?? previousData;
  const state = useTableState(query);
  const again = () => void query.refetch().catch(() => undefined);
  if (!data) return <Reading state={state} onRetry={again} />;
  const { kinds, families, databaseBytes, backupBytes, freeBytes, totalBytes } = data.storageUse;
  return (
    <>
      <Reading state={state} onRetry={again} kept />
      <section aria-labelledby="storage-heading" className="pb-10">
        <h3 id="storage-heading" className="mt-0 mb-4 text-xl">
          {words.heading}
        </h3>
        <div className="grid grid-cols-2 gap-3 pb-4 lg:grid-cols-4">
          <StatCard label={words.families} value={formatCount(families)} />
          <StatCard label={words.database} value={formatBytes(databaseBytes)} />
          <StatCard label={words.backups} value={formatBytes(backupBytes)} />
          <StatCard
            label={words.free}
            value={freeBytes == null ? words.unknown : formatBytes(freeBytes)}
            note={totalBytes == null ? undefined : words.ofTotal(formatBytes(totalBytes))}
          />
        </div>
        {kinds.length > 0 ? (
          <PlainTable
            label={words.kinds}
            columns={kindColumns}
            rows={kinds}
            rowKey={({ kind }) => kind}
          />
        ) : (
          <p className="m-0 text-ink-soft">{words.nothing}</p>
        )}
      </section>
      <FamilyStorage />
      <section>
        <h3 className="mt-0 mb-4 text-xl">{words.migrations}</h3>
        <PlainTable
          label={words.migrations}
          columns={migrationColumns}
          rows={data.migrations}
          rowKey={({ name }) => name}
        />
      </section>
    </>
  );
}

function nameOf(kind: string): string {
  const names: Record<string, string> = words.kindNames;
  return names[kind] ?? kind;
}
