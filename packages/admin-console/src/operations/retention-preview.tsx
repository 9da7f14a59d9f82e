import { useQuery } from '@apollo/client/react';
import { RetentionPreviewDocument } from '@infinite/schema/generated/graphql';
import { backupRuleConsoleWords as words } from '#operations/operations.en.ts';
import { formatMoment } from '#components/moments.ts';

interface Retention {
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}

const none: Retention = { daily: 0, weekly: 0, monthly: 0 };

/** Which of the backups that exist now these numbers would remove; null while they are no numbers. */
export function RetentionPreview({ retention }: { retention: Retention | null }) {
  const { daily, weekly, monthly } = retention ?? none;
  const { data, previousData, error } = useQuery(RetentionPreviewDocument, {
    variables: { daily, weekly, monthly },
    skip: retention === null,
    fetchPolicy: 'network-only',
  });
  const preview = (data ?? previousData)?.backupRetentionPreview;
  return (
    <div role="status" className="rounded-md border border-rule bg-sunk px-4 py-3 text-sm">
      {retention === null ? words.noPreview : null}
      {retention !== null && error ? words.previewFailed : null}
      {retention !== null && !error && preview ? (
        <>
          <p className="m-0">{words.preview(preview.kept, preview.removed.length)}</p>
          {preview.removed.length > 0 ? (
            <ul className="m-0 mt-1 max-h-32 overflow-auto ps-5">
              {preview.removed.map(({ id, takenAt }) => (
                <li key={id}>{formatMoment(takenAt)}</li>
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
