import { useQuery } from '@apollo/client/react';
import { importRefusals } from '@infinite/schema/catalogue/newsletter';
import {
  NewsletterImportRefusalsDocument,
  type NewsletterImportRefusalsQuery,
  type NewsletterImportResultFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { emailPlaceWords, importRowWords } from '@infinite/schema/words/newsletter-console.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Icon } from '@infinite/ui/icon';
import { Select } from '@infinite/ui/select';
import { showToast } from '@infinite/ui/toast-store';
import { Download } from 'lucide-react';
import { DataTable } from '#components/data-table.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { formatCount } from '#components/figures.ts';
import type { TableColumn } from '#components/table-column.ts';
import { useDownload } from '#components/use-download.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { OnlyWith, usePlatform } from '#platform/platform-context.tsx';

const words = emailPlaceWords.importResult;
const columnWords = emailPlaceWords.import.rowColumns;
type Row = NewsletterImportRefusalsQuery['newsletterImportRefusals']['nodes'][number];

const columns: readonly TableColumn<Row>[] = [
  { key: 'row', header: columnWords.row, cell: ({ row }) => formatCount(row) },
  { key: 'email', header: columnWords.email, cell: ({ email }) => email || '–' },
  { key: 'reason', header: words.reason, cell: ({ reason }) => importRowWords[reason] },
];

/** The rows of an import that were refused, to read and to save as a file. */
export function ImportRefusals({ found }: { found: NewsletterImportResultFieldsFragment }) {
  const { id, refused, refusals } = found;
  return (
    <section aria-labelledby="refused-rows" className="border-t border-rule pt-4">
      <h4 id="refused-rows" className="m-0 text-lg">
        {words.refusedRows}
      </h4>
      {refused === 0 ? <p className="mt-2 mb-0">{words.none}</p> : null}
      {refused > 0 && refusals.length === 0 ? <p className="mt-2 mb-0">{words.gone}</p> : null}
      {refusals.length > 0 ? (
        <>
          <p className="mt-1 mb-3 text-sm text-ink-soft">{words.refusedLead}</p>
          <RefusedRows id={id} refusals={refusals} />
        </>
      ) : null}
    </section>
  );
}

function RefusedRows({
  id,
  refusals,
}: Pick<NewsletterImportResultFieldsFragment, 'id' | 'refusals'>) {
  const place = useTablePlace({ by: 'row', descending: false });
  const reason = importRefusals.find((known) => known === place.filter('reason')) ?? null;
  const query = useQuery(NewsletterImportRefusalsDocument, {
    variables: { importId: id, reason, first: 25, after: place.after },
  });
  const found = (query.data ?? query.previousData)?.newsletterImportRefusals;
  return (
    <DataTable
      label={words.refusedRows}
      columns={columns}
      rows={found?.nodes ?? []}
      rowKey={({ row }) => String(row)}
      state={useTableState(query)}
      onRetry={() => void query.refetch().catch(() => undefined)}
      place={place}
      filters={{
        inLine: (
          <Field label={words.reason} hideLabel>
            <Select
              value={reason ?? ''}
              onChange={({ target }) => place.setFilter('reason', target.value || null)}
            >
              <option value="">{words.anyReason}</option>
              {refusals.map(({ reason, count }) => (
                <option key={reason} value={reason}>
                  {words.reasonCount(importRowWords[reason], count)}
                </option>
              ))}
            </Select>
          </Field>
        ),
        names: ['reason'],
      }}
      actions={
        <OnlyWith right="newsletter.write">
          <DownloadRefused id={id} />
        </OnlyWith>
      }
      endCursor={nextCursor(found)}
      emptyTitle={words.noneFound}
      emptyText={words.noneFoundText}
    />
  );
}

function DownloadRefused({ id }: { id: string }) {
  const platform = usePlatform();
  const download = useDownload();
  const save = async () => {
    try {
      const path = `/api/admin/newsletter-imports/${id}/refused.csv`;
      const outcome = await download.run((tell, signal) =>
        platform.download(path, 'refused-rows.csv', tell, signal),
      );
      if (outcome.kind === 'saved')
        showToast({ title: words.downloaded(outcome.fileName), tone: 'success' });
    } catch (error) {
      console.error('Saving the refused rows failed', error);
      showToast({ title: words.downloadFailed, tone: 'danger' });
    }
  };
  return (
    <Button size="sm" pending={download.state !== null} onClick={() => void save()}>
      <Icon as={Download} />
      {words.download}
    </Button>
  );
}
