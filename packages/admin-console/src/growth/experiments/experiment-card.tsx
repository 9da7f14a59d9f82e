import type { ExperimentFieldsFragment } from '@infinite/schema/generated/graphql';
import { experimentWords as words } from '@infinite/schema/words/growth.en';
import { Badge, type BadgeTone } from '@infinite/ui/badge';
import { useId } from 'react';
import { Moment } from '#components/moment.tsx';
import { OnlyWith } from '#platform/platform-context.tsx';
import { ExperimentActs } from './experiment-acts.tsx';
import { VariantTable } from './variant-table.tsx';

const tones: Record<ExperimentFieldsFragment['state'], BadgeTone> = {
  DRAFT: 'plain',
  RUNNING: 'accent',
  STOPPED: 'amber',
  CONCLUDED: 'success',
};

/** One experiment: what is compared, what came of it, and what can be done. */
export function ExperimentCard(props: {
  experiment: ExperimentFieldsFragment;
  onEdit: () => void;
}) {
  const { experiment } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-rule pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 id={id} className="m-0 min-w-0 text-xl wrap-anywhere">
            {experiment.name}
          </h3>
          <Badge tone={tones[experiment.state]}>{words.states[experiment.state]}</Badge>
          <span className="text-sm text-ink-soft">
            <Span {...experiment} />
          </span>
        </div>
        <OnlyWith right="growth.write">
          <ExperimentActs experiment={experiment} onEdit={props.onEdit} />
        </OnlyWith>
      </div>
      {experiment.spreadSuspicious ? (
        <p role="note" className="mt-3 mb-0 rounded-md bg-danger-tint p-3 text-sm text-danger">
          {words.suspicious}
        </p>
      ) : null}
      <div className="mt-3">
        <VariantTable experiment={experiment} />
      </div>
      {experiment.state === 'DRAFT' ? null : (
        <p className="mt-2 mb-0 text-sm text-ink-soft">{words.visitorsNote}</p>
      )}
    </section>
  );
}

/** When it was written, or since when or how long it ran. */
function Span({ createdAt, startedAt, stoppedAt }: ExperimentFieldsFragment) {
  if (!startedAt) {
    return (
      <>
        {words.made} <Moment at={createdAt} />
      </>
    );
  }
  return (
    <>
      {stoppedAt ? words.ranFrom : words.ranSince} <Moment at={startedAt} />
      {stoppedAt ? (
        <>
          {' '}
          {words.ranTo} <Moment at={stoppedAt} />
        </>
      ) : null}
    </>
  );
}
