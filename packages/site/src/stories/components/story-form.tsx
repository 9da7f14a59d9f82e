import { storyLimits } from '@infinite/schema/catalogue/stories';
import type { StoryHeadFragment } from '@infinite/schema/generated/graphql';
import { ChangeStoryDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { editStoryWords as words } from '#stories/edit-story.en.ts';

export interface StoryPartProps {
  readonly story: StoryHeadFragment;
  readonly onChanged: (story: StoryHeadFragment) => void;
}

/** Title and introduction. */
export function StoryForm({ story, onChanged }: StoryPartProps): ReactElement {
  const [title, setTitle] = useState(story.title);
  const [introduction, setIntroduction] = useState(story.introduction);
  const { act, pending, ready, errors } = useAct(ChangeStoryDocument);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // What was refused as changed meanwhile has been said; saved again, it counts.
    const version = Number(errors['version'] ?? story.version);
    const done = await act({ id: story.id, version, input: { title, introduction } }, words.saved);
    if (done) onChanged(done.changeStory);
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <Field label={words.storyTitle} error={errors['title']} required>
        <TextInput
          value={title}
          maxLength={storyLimits.title}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label={words.introduction} note={words.optional} error={errors['introduction']}>
        <TextArea
          value={introduction}
          rows={3}
          maxLength={storyLimits.introduction}
          onChange={({ target }) => setIntroduction(target.value)}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant="primary"
          disabled={!ready}
          pending={pending}
          pendingLabel={words.saving}
        >
          {words.save}
        </Button>
      </div>
    </form>
  );
}
