import type { WrittenBlogPostFragment } from '@infinite/schema/generated/graphql';
import { postConflictWords as words } from '#content/content.en.ts';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';

interface PostConflictProps {
  stored: WrittenBlogPostFragment;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two versions of one article, to choose from. */
export function PostConflict({ stored, onKeepMine, onTakeTheirs }: PostConflictProps) {
  return (
    <div className="mt-4">
      <ErrorState title={words.title}>
        <p className="mt-0 mb-3">{words.text}</p>
        <details className="mb-3">
          <summary className="cursor-pointer">{words.stored(stored.title, stored.version)}</summary>
          <pre
            tabIndex={0}
            className="max-h-72 overflow-auto bg-paper p-3 text-sm whitespace-pre-wrap"
          >
            {stored.body}
          </pre>
        </details>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
          <Button size="sm" onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
        </div>
      </ErrorState>
    </div>
  );
}
