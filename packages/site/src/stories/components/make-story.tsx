import { storyLimits } from '@infinite/schema/catalogue/stories';
import type { ItemsForStoryQuery } from '@infinite/schema/generated/graphql';
import { CreateStoryDocument } from '@infinite/schema/generated/operations';
import { storyWords } from '@infinite/schema/words/stories.en';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { Icon } from '@infinite/ui/icon';
import { loadOnce, useWhenOpened } from '@infinite/ui/load-when-opened';
import { TextInput } from '@infinite/ui/text-input';
import { BookOpen } from 'lucide-react';
import { createElement, useEffect, useId, useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { editStoryPath, makeStoryMark } from '#stories/paths.ts';
import { storyPageWords as words } from '#stories/stories.en.ts';
import { useMayMakeStories } from '#stories/use-may-make.ts';

const chooser = loadOnce(async () => (await import('./choose-items.tsx')).ChooseItems);
const kinds: ItemsForStoryQuery['recordings']['nodes'][number]['kind'][] = [
  'VOICE',
  'VIDEO',
  'PHOTO',
];

interface MakeStoryProps {
  readonly variant?: 'primary' | 'quiet' | 'secondary';
  readonly size?: 'sm' | 'md';
  /** What it is made of; without them the member chooses. */
  readonly recordingIds?: readonly string[];
}

/** Asks for a title, has items chosen where none were given, makes a draft and opens it. */
export function MakeStory({ variant, size, recordingIds }: MakeStoryProps): ReactElement | null {
  const mayMake = useMayMakeStories();
  const [step, setStep] = useState<'title' | 'items' | null>(null);
  const [title, setTitle] = useState('');
  const formId = useId();
  const { act, pending, ready, errors, setErrors } = useAct(CreateStoryDocument);
  const Chooser = useWhenOpened(chooser, step === 'items', () => setStep('title'));
  useEffect(() => {
    if (!recordingIds && location.hash === makeStoryMark) setStep('title');
  }, [recordingIds]);
  const create = async (ids: readonly string[]) => {
    const made = await act({ input: { title }, recordingIds: [...ids] }, null);
    if (made) window.location.assign(editStoryPath(made.createStory.id));
    else setStep('title');
  };
  const go = async () => {
    if (title.trim() === '') return setErrors({ title: storyWords.titleNeeded });
    if (recordingIds) return create(recordingIds);
    return setStep('items');
  };
  if (!mayMake) return null;
  return (
    <>
      <Button variant={variant} size={size} disabled={!ready} onClick={() => setStep('title')}>
        <Icon as={BookOpen} />
        {words.make}
      </Button>
      <Dialog
        open={step === 'title'}
        onOpenChange={() => setStep(null)}
        title={words.makeTitle}
        description={words.makeHint}
        footer={
          <>
            {recordingIds ? null : (
              <Button
                pending={pending}
                pendingLabel={words.making}
                disabled={title.trim() === ''}
                onClick={() => void create([])}
              >
                {words.startEmpty}
              </Button>
            )}
            <Button
              type="submit"
              form={formId}
              variant="primary"
              pending={pending}
              pendingLabel={words.making}
            >
              {recordingIds ? words.make : words.next}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void go();
          }}
        >
          <Field label={words.storyTitle} error={errors['title']} required>
            <TextInput
              value={title}
              maxLength={storyLimits.title}
              autoComplete="off"
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
        </form>
      </Dialog>
      {Chooser && step === 'items'
        ? createElement(Chooser, {
            kinds,
            title: words.next,
            most: storyLimits.items,
            pending,
            onChoose: (items) => void create(items.map(({ id }) => id)),
            onClose: () => setStep(null),
          })
        : null}
    </>
  );
}
