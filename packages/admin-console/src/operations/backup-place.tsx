import type { BackupsQuery } from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { formatCount } from '#components/figures.ts';
import { formatMoment } from '#components/moments.ts';

const words = databaseConsoleWords.backups;

/** Target and schedule of backups; warns if the target is on the same disk as the data. */
export function BackupPlace({ plan }: { plan: BackupsQuery['backupPlan'] }) {
  return (
    <div className="mb-4 grid max-w-measure gap-1 text-sm">
      <p className="m-0 break-words text-ink-soft">
        {words.place(plan.place)} {plan.nextAt ? words.next(formatMoment(plan.nextAt)) : null}
      </p>
      {plan.sameDisk ? <p className="m-0 text-danger">{words.sameDisk}</p> : null}
    </div>
  );
}

/** What the newest proven backup holds, and what of it was decrypted. */
export function receiptOf(last: NonNullable<BackupsQuery['lastProvenBackup']>): string {
  const { verifiedAt, rows, objects, sampleKind } = last;
  const when = verifiedAt ? formatMoment(verifiedAt) : '–';
  const receipt = words.receipt(when, formatCount(rows ?? 0), formatCount(objects ?? 0));
  const proof = sampleKind ? words.sample(words.sampleKinds[sampleKind]) : words.noSample;
  return `${receipt} ${proof}`;
}
