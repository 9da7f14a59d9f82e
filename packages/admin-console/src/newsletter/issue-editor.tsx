import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Spinner } from '@infinite/ui/spinner';
import { ArrowLeft } from 'lucide-react';
import { IssueForm } from './issue-form.tsx';
import { IssueReport } from './issue-report.tsx';
import { IssueState } from './issue-state.tsx';
import { useIssue } from './use-issue.ts';

const words = emailPlaceWords.editor;

interface IssueEditorProps {
  /** Null: a new issue. */
  id: string | null;
  onMade: (id: string) => void;
  onBack: () => void;
}

/** One issue: editable until it is sent, then its report. */
export function IssueEditor({ id, onMade, onBack }: IssueEditorProps) {
  const handle = useIssue(id, onMade);
  const { issue } = handle;
  const isWritten = !issue || issue.state === 'DRAFT' || issue.state === 'SCHEDULED';
  return (
    <>
      <Button size="sm" variant="quiet" onClick={onBack}>
        <Icon as={ArrowLeft} />
        {words.back}
      </Button>
      <h3 className="mt-2 mb-4 flex flex-wrap items-center gap-3 text-xl">
        {issue?.subject || words.newTitle}
        {issue ? <IssueState state={issue.state} /> : null}
      </h3>
      {handle.loading ? <Spinner className="text-accent" label={words.counting} /> : null}
      {issue && issue.state !== 'DRAFT' ? <IssueReport handle={handle} issue={issue} /> : null}
      {(id === null || issue) && isWritten ? (
        <IssueForm key={issue?.version ?? 0} handle={handle} />
      ) : null}
    </>
  );
}
