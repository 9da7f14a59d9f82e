import { mediaLimits } from '@infinite/schema/catalogue/media';
import { libraryWords, recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useToast } from '@infinite/ui/use-toast';
import { useId, useState } from 'react';
import { isRefusal } from '@infinite/api-client/refusal';
import { VoiceChoice } from '#children/components/voice-choice.tsx';
import { TrimEditor } from '#recordings/components/trim-editor.tsx';
import type { TakeWords } from '#recordings/engine/take.ts';
import { storedTrim, trimOf } from '#recordings/engine/trim.ts';
import { labelVoice, type LibraryRecording } from '#recordings/recordings-calls.ts';

export interface EditRecordingProps {
  recording: LibraryRecording;
  onSave(input: Partial<TakeWords>): Promise<void>;
  onClose(): void;
}

/** Title, note, voice and trim of a kept recording. */
export function EditRecording({ recording, onSave, onClose }: EditRecordingProps) {
  const durationMs = recording.durationMs ?? 0;
  const [title, setTitle] = useState(recording.title);
  const [note, setNote] = useState(recording.note ?? '');
  const [childId, setChildId] = useState(recording.voiceOf?.id ?? '');
  // Its length may become known while this is open: only what the member moved is kept.
  const [moved, setTrim] = useState<ReturnType<typeof trimOf> | null>(null);
  const trim = moved ?? trimOf(recording, durationMs);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useId();
  const toast = useToast();
  const words = recorderWords.review;

  const save = async (): Promise<void> => {
    setSaving(true);
    setProblem(null);
    try {
      if (childId !== (recording.voiceOf?.id ?? ''))
        await labelVoice(recording.id, childId || null);
      await onSave({ title, note, ...(durationMs > 0 ? storedTrim(trim, durationMs) : {}) });
      toast.show({ title: libraryWords.saved });
      onClose();
    } catch (error) {
      setProblem(isRefusal(error) ? error.words : libraryWords.notSaved);
      setSaving(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={libraryWords.editing}
      dismissOnOutsideClick={false}
      footer={
        <>
          <Button onClick={onClose}>{libraryWords.cancel}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            pending={saving}
            pendingLabel={libraryWords.saving}
          >
            {libraryWords.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={words.title} required error={problem ?? undefined}>
          <TextInput
            value={title}
            maxLength={mediaLimits.titleCharacters}
            autoComplete="off"
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </Field>
        <Field label={words.note} note={words.optional}>
          <TextArea
            value={note}
            maxLength={mediaLimits.noteCharacters}
            rows={3}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
        <VoiceChoice value={childId} onChange={setChildId} />
        {durationMs > 0 ? (
          <TrimEditor
            peaks={recording.peaks ?? []}
            durationMs={durationMs}
            trim={trim}
            onChange={setTrim}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
