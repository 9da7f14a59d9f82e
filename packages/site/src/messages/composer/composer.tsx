import type { ShownRecordingFragment } from '@infinite/schema/generated/graphql';
import { composerWords } from '@infinite/schema/words/composer.en';
import { localMoment, relativeWords } from '@infinite/schema/words/dates.en';
import { useToast } from '@infinite/ui/use-toast';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { ReaderClock } from '../when-line.ts';
import { newClientId } from './client-id.ts';
import type { TriggerPreview } from './composer-calls.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import type { DraftContent } from './draft-content.ts';
import { faultsByRow, noFaults } from './faults.ts';
import { everyBirthday } from './every-birthday.ts';
import { FoundNotice } from './found-notice.tsx';
import { PeopleSection } from './people-section.tsx';
import { ProtectionSection } from './protection-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { saveCopy } from './save-message.ts';
import { SaveStatus } from './save-status.tsx';
import { SaySection } from './say-section.tsx';
import { SendSection } from './send-section.tsx';
import { useComposer, type ComposerStart } from './use-composer.ts';
import { useRecordings } from './use-recordings.ts';
import { useSend } from './use-send.ts';
import { useSenderName } from './use-sender-name.ts';
import { usePlannedDates } from './use-planned-dates.ts';
import { WhenSection } from './when-section.tsx';

export interface ComposerProps {
  start: Omit<ComposerStart, 'timeZone'>;
  clock: ReaderClock;
  /** How recipients know the member: null until it was asked, then kept. */
  sender: { name: string | null; suggestion: string };
  recordings: readonly ShownRecordingFragment[];
  preview: TriggerPreview | null;
  /** Asks the member to sign in again, over the page; calls back once that is done. */
  onSignIn: (done: () => void) => void;
  onDone: (id: string, how: 'scheduled' | 'changed') => void;
}

/** The composer: what, for whom, when, what protects it, how it will look, and the one act. */
export function Composer(props: ComposerProps): ReactElement {
  const { clock, start } = props;
  const composing = useComposer({ ...start, timeZone: clock.timeZone });
  const { autosave, state } = composing;
  const { content, status } = state;
  const [choosing, setChoosing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const planned = usePlannedDates(content, props.preview);
  const { recordings, add } = useRecordings(props.recordings, content.attachmentIds);
  const scheduled = state.manual;
  const signIn = () => props.onSignIn(() => void autosave.saveNow());
  const sender = useSenderName(props.sender);
  const sending = useSend({
    autosave,
    scheduled,
    saveName: sender.save,
    onSignIn: signIn,
    onDone: props.onDone,
  });
  const faults = { ...(status.kind === 'held' ? status.fields : noFaults), ...sending.faults };

  const edit = (next: DraftContent) => {
    sending.edited(content, next);
    autosave.edit(next);
  };

  // The first field that needs another look gets the focus, wherever it stands on the page.
  useEffect(() => {
    if (sending.refusals === 0) return;
    root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-at-fault]')?.focus();
  }, [sending.refusals]);

  const choose = async (kept: DraftContent, resolve: () => void) => {
    setChoosing(true);
    const copied = await saveCopy(
      { userId: start.userId, timeZone: clock.timeZone },
      kept,
      newClientId(),
    );
    setChoosing(false);
    toast.show(
      copied
        ? { title: composerWords.conflict.copied, tone: 'success' }
        : { title: composerWords.conflict.copyFailed, tone: 'danger' },
    );
    if (copied) resolve();
  };

  const near = [
    clock.timeZone,
    content.when.timeZone,
    ...content.recipients.map(({ timeZone }) => timeZone),
  ].filter((zone) => zone !== '');

  return (
    // No form element: the recorder in here brings one, and a browser submits a nested form by
    // leaving the page. Enter in a field sends nothing, which suits a letter.
    <div ref={root}>
      <FoundNotice
        copies={composing.offers}
        now={clock.now}
        timeZone={clock.timeZone}
        onCarryOn={composing.carryOn}
        onDiscard={composing.discard}
      />
      {composing.restoredAt === null || status.kind === 'conflict' ? null : (
        <p role="status" className="mb-6 rounded-md bg-accent-tint px-5 py-3 text-ink">
          {composerWords.found.restored(
            relativeWords(composing.restoredAt, clock.now, clock.timeZone),
          )}
        </p>
      )}
      {status.kind === 'conflict' ? (
        <ConflictNotice
          mine={content}
          theirs={status.theirs}
          now={new Date().toISOString()}
          timeZone={clock.timeZone}
          pending={choosing}
          onKeepMine={() => void choose(status.theirs.content, autosave.keepMine)}
          onTakeTheirs={() => void choose(content, autosave.takeTheirs)}
        />
      ) : null}
      <SaySection
        content={content}
        onChange={edit}
        faults={faults}
        recordings={recordings}
        onAdd={(recording) => {
          add(recording);
          const latest = autosave.getState().content;
          if (latest.attachmentIds.includes(recording.id)) return;
          edit({ ...latest, attachmentIds: [...latest.attachmentIds, recording.id] });
        }}
        onRemoved={(title) => toast.show({ title: composerWords.say.removed(title) })}
        userId={start.userId}
        timeZone={clock.timeZone}
      />
      <PeopleSection
        recipients={content.recipients}
        onChange={(recipients) => edit({ ...content, recipients })}
        faults={faultsByRow(faults, content)}
        fault={faults['recipients']}
        near={near}
        onBirthday={(birthday) => edit({ ...content, when: everyBirthday(content.when, birthday) })}
      />
      <WhenSection
        when={content.when}
        onChange={(when) => edit({ ...content, when })}
        faults={faults}
        near={near}
        today={localMoment(clock.now, content.when.timeZone).localDate}
      />
      <ProtectionSection planned={planned} content={content} clock={clock} />
      <ReviewSection content={content} recordings={recordings} from={sender.name} />
      <SendSection
        content={content}
        scheduled={scheduled}
        planned={planned}
        clock={clock}
        pending={sending.pending}
        problem={sending.problem}
        unconfirmed={sending.unconfirmed}
        sender={sender}
        onSend={() => void sending.send()}
      />
      <div className="sticky bottom-(--page-foot,0px) z-10 -mx-2 border-t border-rule bg-paper px-2 py-1">
        <SaveStatus
          state={state}
          timeZone={clock.timeZone}
          onRetry={() => void autosave.saveNow()}
          onSignIn={signIn}
          onSaveAsNew={() => autosave.keepAsNew()}
        />
      </div>
    </div>
  );
}
