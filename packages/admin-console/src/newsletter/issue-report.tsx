import type {
  NewsletterIssueAct,
  NewsletterIssueFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Progress } from '@infinite/ui/progress';
import { useState } from 'react';
import { formatCount } from '#components/figures.ts';
import { formatMoment } from '#components/moments.ts';
import { StatCard } from '#components/stat-card.tsx';
import { IssueClicks } from './issue-clicks.tsx';
import { PreviewIssue } from './preview-issue.tsx';
import type { IssueHandle } from './use-issue.ts';

const words = emailPlaceWords.report;

const acts: Readonly<Record<string, readonly NewsletterIssueAct[]>> = {
  SCHEDULED: ['UNSCHEDULE', 'CANCEL'],
  SENDING: ['PAUSE', 'CANCEL'],
  PAUSED: ['RESUME', 'CANCEL'],
};
const figures = [
  'recipients',
  'sent',
  'waiting',
  'failed',
  'bounced',
  'complained',
  'unsubscribed',
  'skipped',
] as const;

interface IssueReportProps {
  handle: IssueHandle;
  issue: NewsletterIssueFieldsFragment;
  onDuplicated: (id: string) => void;
}

/** The results of an issue, and what can still be done. */
export function IssueReport({ handle, issue, onDuplicated }: IssueReportProps) {
  const [asked, setAsked] = useState<'cancel' | 'content' | null>(null);
  const { report, state, sendAt } = issue;
  const done = report.recipients - report.waiting;
  const act = (kind: NewsletterIssueAct) =>
    kind === 'CANCEL' ? setAsked('cancel') : void handle.move(kind);
  return (
    <section aria-label={words.title} className="mb-6 grid gap-4">
      {sendAt ? <p className="m-0">{words.leaves(formatMoment(sendAt))}</p> : null}
      {state === 'SENDING' || state === 'PAUSED' ? (
        <Progress
          label={words.sent}
          value={report.recipients === 0 ? 0 : done / report.recipients}
          valueText={`${formatCount(done)} / ${formatCount(report.recipients)}`}
        />
      ) : null}
      {state === 'SCHEDULED' ? null : (
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-5">
          {figures.map((name) => (
            <StatCard key={name} label={words[name]} value={formatCount(report[name])} />
          ))}
          <StatCard
            label={words.opened}
            value={formatCount(report.opened)}
            note={words.openedNote(report.countedForOpening)}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {issue.startedAt ? (
          <Button onClick={() => setAsked('content')}>{words.content}</Button>
        ) : null}
        <Button
          pending={handle.busy}
          onClick={() => void handle.duplicate().then((id) => id && onDuplicated(id))}
        >
          {words.duplicate}
        </Button>
        {(acts[state] ?? []).map((kind) => (
          <Button
            key={kind}
            variant={kind === 'CANCEL' ? 'danger' : 'secondary'}
            pending={handle.busy}
            onClick={() => act(kind)}
          >
            {words.acts[kind as keyof typeof words.acts]}
          </Button>
        ))}
      </div>
      {issue.startedAt ? <IssueClicks id={issue.id} /> : null}
      <PreviewIssue
        id={issue.id}
        title={emailPlaceWords.looking.sentTitle}
        open={asked === 'content'}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'cancel'}
        onOpenChange={() => setAsked(null)}
        title={words.cancelTitle}
        description={words.cancelText}
        confirmLabel={words.acts.CANCEL}
        tone="danger"
        pending={handle.busy}
        onConfirm={() => void handle.move('CANCEL').then(() => setAsked(null))}
      />
    </section>
  );
}
