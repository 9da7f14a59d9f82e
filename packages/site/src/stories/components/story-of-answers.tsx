import { CreateStoryFromAnswersDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { BookOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { editStoryPath } from '#stories/paths.ts';
import { storyPageWords as words } from '#stories/stories.en.ts';
import { useMayMakeStories } from '#stories/use-may-make.ts';

/** Makes a draft with a chapter for each answered question, and opens it. */
export function StoryOfAnswers({ captureId }: { captureId: string }): ReactElement | null {
  const mayMake = useMayMakeStories();
  const { act, pending, ready } = useAct(CreateStoryFromAnswersDocument);
  const make = async () => {
    const made = await act({ captureId }, null);
    if (made) window.location.assign(editStoryPath(made.createStoryFromAnswers.id));
  };
  if (!mayMake) return null;
  return (
    <Button
      className="mt-4"
      disabled={!ready}
      pending={pending}
      pendingLabel={words.making}
      onClick={() => void make()}
    >
      <Icon as={BookOpen} />
      {words.makeFrom}
    </Button>
  );
}
