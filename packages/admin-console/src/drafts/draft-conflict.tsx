import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { conflictWords as words } from './drafts.en.ts';

interface DraftConflictProps {
  title: string;
  hasRevisions: boolean;
  mine: string;
  /** The stored text, and a line that names it. */
  theirs: { label: string; text: string };
  pending: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two texts of one draft, to choose from. */
export function DraftConflict(props: DraftConflictProps) {
  const { title, hasRevisions, mine, theirs, pending } = props;
  return (
    <div className="mt-4">
      <ErrorState title={title}>
        <p className="mt-0 mb-3">{hasRevisions ? words.decideWithRevisions : words.decide}</p>
        <Text label={theirs.label} text={theirs.text} />
        <Text label={words.mine} text={mine} />
        <div className="flex flex-wrap gap-3">
          <Button size="sm" pending={pending} onClick={props.onKeepMine}>
            {words.keepMine}
          </Button>
          <Button size="sm" pending={pending} onClick={props.onTakeTheirs}>
            {words.takeTheirs}
          </Button>
        </div>
      </ErrorState>
    </div>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <details className="mb-3">
      <summary className="cursor-pointer">{label}</summary>
      <pre tabIndex={0} className="max-h-72 overflow-auto bg-paper p-3 text-sm whitespace-pre-wrap">
        {text}
      </pre>
    </details>
  );
}
