import { mediaLimits } from '@infinite/schema/catalogue/media';
import { durationWords } from '@infinite/schema/words/dates.en';
import { tryRecorderWords } from '#recordings/visitor/try-recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type RefObject } from 'react';
import { openAuthModal } from '#auth/auth-modal-store.ts';
import { useTakeMedia } from '#recordings/components/use-take-media.ts';
import type { RecorderEngine } from '#recordings/engine/recorder-engine.ts';
import type { Take } from '#recordings/engine/take.ts';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import { wantTakes } from './visitor-takes.ts';

const words = tryRecorderWords.takes;

interface DeviceTakesProps {
  engine: RecorderEngine;
  takes: readonly Take[];
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Looks again at what this device has. */
  onChange(): Promise<void>;
  onRemoved(): void;
}

/** What a visitor has recorded, and the way to keep it for good. */
export function DeviceTakes({ takes, headingRef, ...rest }: DeviceTakesProps) {
  if (takes.length === 0) return null;
  const keep = (): void => {
    wantTakes();
    openAuthModal({ returnUrl: voiceRecordingsPath });
  };
  return (
    <section aria-labelledby="device-takes" className="grid gap-6">
      <div>
        <h2 ref={headingRef} id="device-takes" tabIndex={-1} className="m-0 text-2xl outline-none">
          {words.heading}
        </h2>
        <p className="mt-1 mb-0 text-ink-soft">{words.text}</p>
      </div>
      {takes.map((take) => (
        <DeviceTake key={take.id} take={take} {...rest} />
      ))}
      <div className="rounded-md border-l-4 border-accent bg-accent-tint px-5 py-5">
        <h3 className="m-0 text-xl">{words.keepHeading}</h3>
        <p className="mt-1 mb-4">{words.keepText}</p>
        <Button variant="primary" size="lg" onClick={keep}>
          {words.keep}
        </Button>
      </div>
    </section>
  );
}

export type DeviceTakeProps = Omit<DeviceTakesProps, 'takes' | 'headingRef'> & { take: Take };

/** One take that only this device has: its title, its player, and the way to delete it. */
export function DeviceTake({ engine, take, onChange, onRemoved }: DeviceTakeProps) {
  const [title, setTitle] = useState(take.title);
  const [asks, setAsks] = useState<'again' | 'remove' | null>(null);
  const [removing, setRemoving] = useState(false);
  const media = useTakeMedia(engine, take);
  const name = title.trim() || words.untitled;
  const confirm = tryRecorderWords[asks === 'again' ? 'confirmAgain' : 'confirmRemove'];

  const remove = async (): Promise<void> => {
    const anew = asks === 'again';
    setRemoving(true);
    const removed = await engine.discardFound(take);
    // The question stands until the take is gone from the list too: closed, it says 'deleted'.
    if (removed) await onChange();
    setRemoving(false);
    setAsks(null);
    if (!removed) return;
    onRemoved();
    if (anew) await engine.record();
  };

  return (
    <article aria-label={name} className="grid gap-4 border-t border-rule pt-5">
      <Field label={words.title}>
        <TextInput
          value={title}
          maxLength={mediaLimits.titleCharacters}
          placeholder={words.untitled}
          autoComplete="off"
          onChange={(event) => {
            setTitle(event.currentTarget.value);
            void engine.rename(take.id, event.currentTarget.value);
          }}
        />
      </Field>
      {media ? (
        <RecordingPlayer
          recording={{
            kind: take.kind,
            title: name,
            url: media.url,
            durationMs: take.elapsedMs,
            peaks: media.bars,
          }}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsks('again')}>{words.again}</Button>
        <Button variant="quiet" onClick={() => setAsks('remove')}>
          {words.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={asks !== null}
        onOpenChange={(open) => {
          if (!open) setAsks(null);
        }}
        title={confirm.title}
        description={confirm.body(durationWords(take.elapsedMs))}
        confirmLabel={confirm.confirm}
        cancelLabel={confirm.cancel}
        pending={removing}
        pendingLabel={words.removing}
        onConfirm={() => void remove()}
      />
    </article>
  );
}
