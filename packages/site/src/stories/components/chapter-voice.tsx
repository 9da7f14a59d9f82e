import { SpokenWordsDocument } from '@infinite/schema/generated/operations';
import { spokenProse } from '@infinite/schema/text/spoken-prose';
import { Button } from '@infinite/ui/button';
import { FieldError } from '@infinite/ui/field-error';
import { Icon } from '@infinite/ui/icon';
import { loadOnce, useWhenOpened } from '@infinite/ui/load-when-opened';
import { useToast } from '@infinite/ui/use-toast';
import { Mic } from 'lucide-react';
import { createElement, useId, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { chooseItemsWords, editStoryWords as words } from '#stories/edit-story.en.ts';
import type { ChapterDraft } from './chapter-draft.ts';

const chooser = loadOnce(async () => (await import('./choose-items.tsx')).ChooseItems);

interface ChapterVoiceProps {
  readonly voice: ChapterDraft['voice'];
  readonly error?: string | undefined;
  readonly onVoice: (voice: ChapterDraft['voice']) => void;
  /** What is said in it. */
  readonly onWords: (said: string) => void;
}

/** The recording of a chapter, and the way from what it says to the text. */
export function ChapterVoice(props: ChapterVoiceProps): ReactElement {
  const { voice, error, onVoice, onWords } = props;
  const [choosing, setChoosing] = useState(false);
  const [reading, setReading] = useState(false);
  const errorId = useId();
  const toast = useToast();
  const Chooser = useWhenOpened(chooser, choosing, () => setChoosing(false));
  const takeWords = async (recordingId: string) => {
    setReading(true);
    const answer = await ask(SpokenWordsDocument, { recordingId });
    setReading(false);
    const said = answer.kind === 'data' ? spokenProse(answer.data.transcript?.segments ?? []) : '';
    if (said) onWords(said);
    toast.show({ title: said ? words.tookWords : words.noWords });
  };
  return (
    <div role="group" aria-label={words.voice} aria-describedby={error ? errorId : undefined}>
      <p className="mt-0 mb-2 font-semibold">{words.voice}</p>
      <p className="mt-0 mb-2 flex items-center gap-2 wrap-anywhere">
        <Icon as={Mic} className="shrink-0 text-amber-ink" />
        {voice ? voice.title || chooseItemsWords.untitled.VOICE : words.noVoice}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setChoosing(true)}>
          {words.chooseVoice}
        </Button>
        {voice ? (
          <>
            <Button size="sm" pending={reading} onClick={() => void takeWords(voice.id)}>
              {words.takeWords}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => onVoice(null)}>
              {words.removeVoice}
            </Button>
          </>
        ) : null}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {Chooser && choosing
        ? createElement(Chooser, {
            kinds: ['VOICE', 'VIDEO'],
            title: chooseItemsWords.voiceTitle,
            most: 1,
            onChoose: ([item]) => {
              setChoosing(false);
              if (item) onVoice(item);
            },
            onClose: () => setChoosing(false),
          })
        : null}
    </div>
  );
}
