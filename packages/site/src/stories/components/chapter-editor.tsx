import { storyLimits } from '@infinite/schema/catalogue/stories';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { editStoryWords as words } from '#stories/edit-story.en.ts';
import type { ShownChapter } from '#stories/load-story.ts';
import { draftOf } from './chapter-draft.ts';
import { ChapterPictures } from './chapter-pictures.tsx';
import { ChapterVoice } from './chapter-voice.tsx';
import { useSaveChapter } from './use-save-chapter.ts';

interface ChapterEditorProps {
  readonly storyId: string;
  /** Null for a new one. */
  readonly chapter: ShownChapter | null;
  readonly onSaved: (chapter: ShownChapter) => void;
  readonly onClose: () => void;
}

/** Title, voice, text and pictures of one chapter. */
export function ChapterEditor(props: ChapterEditorProps): ReactElement {
  const { storyId, chapter, onSaved, onClose } = props;
  const [draft, setDraft] = useState(() => draftOf(chapter));
  const { save, theirs, pending, errors } = useSaveChapter(storyId, chapter);
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await save(draft);
    if (saved) onSaved(saved);
  };
  return (
    <form
      noValidate
      aria-label={chapter ? words.editOf(chapter.title) : words.add}
      className="flex flex-col gap-5 rounded-md border border-edge bg-raised p-4 sm:p-6"
      onSubmit={(event) => void submit(event)}
    >
      {theirs ? (
        <div role="alert" className="rounded-md bg-amber-tint p-4">
          <p className="m-0 font-semibold">{words.meanwhile}</p>
          <p className="mt-1">{words.meanwhileHint}</p>
          <p className="mb-0 font-serif font-medium wrap-anywhere">{theirs.title}</p>
          <p className="max-h-60 overflow-auto font-serif whitespace-pre-line wrap-anywhere">
            {theirs.text}
          </p>
          <Button size="sm" onClick={() => setDraft(draftOf(theirs))}>
            {words.takeTheirs}
          </Button>
        </div>
      ) : null}
      <Field label={words.chapterTitle} error={errors['title']} required>
        <TextInput
          // Who opens the editor wants to write in it.
          autoFocus
          value={draft.title}
          maxLength={storyLimits.chapterTitle}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <ChapterVoice
        voice={draft.voice}
        error={errors['voiceId']}
        onVoice={(voice) =>
          change({ voice, ...(draft.title ? {} : { title: voice?.title ?? '' }) })
        }
        onWords={(said) => change({ text: draft.text ? `${draft.text}\n\n${said}` : said })}
      />
      <Field label={words.text} note={words.optional} hint={words.textHint} error={errors['text']}>
        <TextArea
          letter
          value={draft.text}
          maxLength={storyLimits.chapterText}
          onChange={({ target }) => change({ text: target.value })}
        />
      </Field>
      <ChapterPictures
        pictures={draft.pictures}
        error={errors['pictures']}
        onPictures={(pictures) => change({ pictures })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={pending} pendingLabel={words.saving}>
          {words.saveChapter}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </form>
  );
}
