import { useQuery } from '@apollo/client/react';
import {
  NewsletterAudienceDocument,
  type NewsletterSegmentInput,
} from '@infinite/schema/generated/graphql';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { ScheduleIssue } from './schedule-issue.tsx';
import { PreviewIssue } from './preview-issue.tsx';
import type { IssueHandle } from './use-issue.ts';

const words = emailPlaceWords.editor;

interface IssueActsProps {
  handle: IssueHandle;
  segment: NewsletterSegmentInput;
  /** There is unsaved text: only saving is offered. */
  changed: boolean;
}

/** The size of the audience, and every operation on the issue. */
export function IssueActs({ handle, segment, changed }: IssueActsProps) {
  const [asked, setAsked] = useState<'look' | 'schedule' | 'send' | null>(null);
  const { data, previousData } = useQuery(NewsletterAudienceDocument, {
    variables: { segment },
    fetchPolicy: 'network-only',
  });
  const count = (data ?? previousData)?.newsletterAudience;
  const { issue, busy } = handle;
  const ready = issue && !changed;
  const close = () => setAsked(null);
  return (
    <div className="grid gap-4">
      <p role="status" className="m-0 font-serif text-xl">
        {count === undefined ? words.counting : words.count(count)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={ready ? 'secondary' : 'primary'} pending={busy}>
          {words.save}
        </Button>
        {ready ? (
          <>
            <Button onClick={() => setAsked('look')}>{words.look}</Button>
            <Button pending={busy} onClick={() => void handle.test()}>
              {words.test}
            </Button>
            <Button onClick={() => setAsked('schedule')}>{words.schedule}</Button>
            <Button variant="primary" onClick={() => setAsked('send')}>
              {words.send}
            </Button>
          </>
        ) : null}
      </div>
      {ready ? null : <p className="m-0 text-sm text-ink-soft">{words.unsaved}</p>}
      {issue ? <PreviewIssue id={issue.id} open={asked === 'look'} onClose={close} /> : null}
      <ScheduleIssue open={asked === 'schedule'} onClose={close} handle={handle} />
      <ConfirmDialog
        open={asked === 'send'}
        onOpenChange={close}
        title={words.sendTitle}
        description={words.sendText(count ?? 0)}
        confirmLabel={words.sendConfirm}
        pending={busy}
        onConfirm={() => void handle.move('SEND').then(close)}
      />
    </div>
  );
}
