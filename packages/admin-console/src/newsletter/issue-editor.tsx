import { useQuery } from '@apollo/client/react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import {
  NewsletterIssueDocument,
  type NewsletterIssueFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { ErrorState } from '@infinite/ui/error-state';
import { Icon } from '@infinite/ui/icon';
import { Spinner } from '@infinite/ui/spinner';
import { ArrowLeft } from 'lucide-react';
import { DraftConflict } from '#drafts/draft-conflict.tsx';
import { draftStatus } from '#drafts/draft-status.ts';
import { draftWords } from '#drafts/drafts.en.ts';
import { UsableWith } from '#platform/platform-context.tsx';
import type { PlaceLink } from '#platform/use-place-links.ts';
import { IssueForm } from './issue-form.tsx';
import { IssueReport } from './issue-report.tsx';
import { IssueState } from './issue-state.tsx';
import { useIssue } from './use-issue.ts';

const words = emailPlaceWords.editor;

interface IssueEditorProps {
  /** Null: a new issue. */
  id: string | null;
  onMade: (id: string) => void;
  onDuplicated: (id: string) => void;
  back: PlaceLink;
}

/** One issue: editable until it is sent, then its report. */
export function IssueEditor({ id, onMade, onDuplicated, back }: IssueEditorProps) {
  // Always from the server: the cache may be older than the last save elsewhere.
  const { data, error } = useQuery(NewsletterIssueDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <>
      <a {...back} className="inline-flex min-h-10 items-center gap-2 no-underline">
        <Icon as={ArrowLeft} />
        {words.back}
      </a>
      {error && !data ? (
        <ErrorState title={emailPlaceWords.failed}>{refusalOf(error).words}</ErrorState>
      ) : null}
      {id !== null && !data && !error ? (
        <Spinner className="text-accent" label={words.counting} />
      ) : null}
      {id === null || data ? (
        <OpenIssue first={data?.newsletterIssue ?? null} {...{ onMade, onDuplicated }} />
      ) : null}
    </>
  );
}

interface OpenIssueProps {
  first: NewsletterIssueFieldsFragment | null;
  onMade: (id: string) => void;
  onDuplicated: (id: string) => void;
}

function OpenIssue({ first, onMade, onDuplicated }: OpenIssueProps) {
  const handle = useIssue(first, onMade);
  const { issue, state, content, choice } = handle;
  const isWritten = !issue || issue.state === 'DRAFT' || issue.state === 'SCHEDULED';
  const { status } = state;
  return (
    <>
      <div className="mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="m-0 flex flex-wrap items-center gap-3 text-xl">
          {issue?.subject || words.newTitle}
          {issue ? <IssueState state={issue.state} /> : null}
        </h3>
        {isWritten ? (
          <p role="status" className="m-0 text-sm text-ink-soft">
            {draftStatus(state)}
          </p>
        ) : null}
      </div>
      {handle.found && status.kind !== 'conflict' ? (
        <p className="mt-0 mb-4 border-l-4 border-amber bg-amber-tint px-4 py-2">
          {draftWords.kept}
        </p>
      ) : null}
      {status.kind === 'conflict' ? (
        <DraftConflict
          title={words.conflict}
          hasRevisions={false}
          mine={textOf(content)}
          theirs={{
            label: words.stored(status.theirs.content.subject, status.theirs.stored.version),
            text: textOf(status.theirs.content),
          }}
          pending={choice.pending}
          onKeepMine={choice.keepMine}
          onTakeTheirs={choice.takeTheirs}
        />
      ) : null}
      <UsableWith right="newsletter.write">
        {issue && issue.state !== 'DRAFT' ? (
          <IssueReport {...{ handle, issue, onDuplicated }} />
        ) : null}
        {isWritten ? <IssueForm handle={handle} /> : null}
      </UsableWith>
    </>
  );
}

function textOf({ subject, preview, intro }: { subject: string; preview: string; intro: string }) {
  return [subject, preview, intro].filter((text) => text !== '').join('\n\n');
}
