import type { TreeBulkPreviewQuery } from '@infinite/schema/generated/graphql';
import type { ReactElement } from 'react';
import { bulkWords as words } from './bulk.en.ts';

/** What a change of many would do: how many change, and why others do not. */
export function BulkPreview({
  preview,
}: {
  preview: TreeBulkPreviewQuery['treeBulkPreview'];
}): ReactElement {
  const { changed, refused, isMore } = preview;
  const reasons = Map.groupBy(refused, (each) => each.words);
  return (
    <div className="mt-5 border-l-4 border-amber bg-amber-tint px-4 py-3">
      <p className="m-0 font-semibold">{words.will(changed)}</p>
      {refused.length > 0 ? (
        <>
          <p className="mt-2 mb-0">{words.wont(refused.length)}</p>
          <ul className="m-0 pl-5">
            {[...reasons].map(([reason, all]) => (
              <li key={reason}>{reasons.size > 1 ? words.reason(reason, all.length) : reason}</li>
            ))}
          </ul>
        </>
      ) : null}
      {isMore ? <p className="mt-2 mb-0">{words.more}</p> : null}
    </div>
  );
}
