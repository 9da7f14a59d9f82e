import { useQuery } from '@apollo/client/react';
import {
  NewsletterImportDocument,
  UndoNewsletterImportDocument,
  type NewsletterImportResultFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Icon } from '@infinite/ui/icon';
import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatCount } from '#components/figures.ts';
import { Moment } from '#components/moment.tsx';
import { formatMoment } from '#components/moments.ts';
import { StatCard } from '#components/stat-card.tsx';
import { useTableState } from '#components/use-table-state.ts';
import { Reading } from '#operations/reading.tsx';
import { useOperation } from '#operations/use-operation.ts';
import { OnlyWith } from '#platform/platform-context.tsx';
import type { PlaceLink } from '#platform/use-place-links.ts';
import { ImportRefusals } from './import-refusals.tsx';

const words = emailPlaceWords.importResult;
type Result = NewsletterImportResultFieldsFragment;

/** What came of an import: its counts, the consent that was recorded, and the refused rows. */
export function ImportResult({ id, back }: { id: string; back: PlaceLink }) {
  const { data, ...query } = useQuery(NewsletterImportDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const state = useTableState({ ...query, loading: query.loading && !data });
  const found = data?.newsletterImport;
  return (
    <>
      <a {...back} className="inline-flex min-h-10 items-center gap-2 no-underline">
        <Icon as={ArrowLeft} />
        {words.back}
      </a>
      <Reading
        state={state}
        onRetry={() => void query.refetch().catch(() => undefined)}
        kept={found !== undefined}
      />
      {found ? <Found found={found} /> : null}
    </>
  );
}

function Found({ found }: { found: Result }) {
  const figures = [
    [words.rows, found.rows],
    [words.added, found.added],
    [words.known, found.known],
    [words.refused, found.refused],
  ] as const;
  return (
    <section aria-label={words.label} className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h3 className="m-0 min-w-0 text-xl wrap-anywhere">
          {found.fileName || emailPlaceWords.imports.unnamed}
        </h3>
        <OnlyWith right="newsletter.write">
          <UndoImport found={found} />
        </OnlyWith>
      </div>
      {found.undoneAt ? (
        <p className="m-0 rounded-md bg-sunk px-4 py-3">
          {words.undone(formatMoment(found.undoneAt), found.removed)}
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {figures.map(([label, value]) => (
          <StatCard key={label} label={label} value={formatCount(value)} />
        ))}
      </div>
      <dl className="m-0 grid gap-x-8 sm:grid-cols-[max-content_1fr] sm:gap-y-3">
        <Fact name={words.by}>{found.importedBy ?? emailPlaceWords.imports.somebody}</Fact>
        <Fact name={words.at}>
          <Moment at={found.at} />
        </Fact>
        <Fact name={words.source}>{found.source}</Fact>
        <Fact name={words.consentedOn}>
          <time dateTime={found.consentedOn}>{found.consentedOn}</time>
        </Fact>
        <Fact name={words.statement}>
          <span className="whitespace-pre-line">{found.statement}</span>
        </Fact>
      </dl>
      <ImportRefusals found={found} />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="m-0 min-w-0 max-w-measure wrap-anywhere max-sm:mb-3">{children}</dd>
    </>
  );
}

/** While nothing was sent to its people; afterwards it says why there is no way back. */
function UndoImport({ found }: { found: Result }) {
  const [asking, setAsking] = useState(false);
  const undo = useOperation(UndoNewsletterImportDocument, words.undoDone, ['NewsletterImports']);
  if (found.undoneAt || found.added === 0) return null;
  if (!found.mayUndo)
    return <p className="m-0 max-w-measure text-sm text-ink-soft">{words.sent}</p>;
  return (
    <>
      <Button size="sm" variant="danger" pending={undo.pending} onClick={() => setAsking(true)}>
        {words.undo}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.undoTitle}
        description={words.undoText(found.added)}
        confirmLabel={words.undo}
        cancelLabel={words.keep}
        tone="danger"
        pending={undo.pending}
        onConfirm={() => void undo.run({ id: found.id }).then(() => setAsking(false))}
      />
    </>
  );
}
