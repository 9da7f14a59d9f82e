import type { DashboardQuery } from '@infinite/schema/generated/graphql';
import { sizeWords } from '@infinite/schema/words/dates.en';
import { storageWords } from '@infinite/schema/words/plans.en';
import { Progress } from '@infinite/ui/progress';
import type { ReactElement } from 'react';
import { dashboardWords as words } from '#dashboard/dashboard.en.ts';

type Space = NonNullable<DashboardQuery['home']['space']>;

/** How much of the plan's space the family uses; voices are not in it. */
export function SpaceUsed({ bytes, limitBytes }: Space): ReactElement {
  const text = words.storageUsed(sizeWords(bytes), storageWords(limitBytes));
  return (
    <div className="max-w-[480px]">
      <p className="m-0 mb-2 tabular-nums">{text}</p>
      <Progress label={words.storage} value={bytes / limitBytes} valueText={text} />
      <p className="mt-2 mb-0 text-sm text-ink-soft">{words.voiceIsFree}</p>
    </div>
  );
}
