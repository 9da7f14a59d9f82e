import {
  ExcludeFromTranscriptsDocument,
  TranscribeAgainDocument,
  TurnTranscriptsDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { LinkButton } from '@infinite/ui/link-button';
import { Menu, type MenuItem } from '@infinite/ui/menu';
import { useState } from 'react';
import { useAct } from '#settings/use-act.ts';
import { transcriptPageWords as words } from '#vault/transcripts.en.ts';
import type { OpenTranscript } from '#vault/use-transcript.ts';

type Question = 'on' | 'off' | 'exclude';

const questions = {
  on: { title: words.turnOnTitle, description: words.turnOnText, confirmLabel: words.turnOn },
  off: { title: words.turnOffTitle, description: words.turnOffText, confirmLabel: words.turnOff },
  exclude: {
    title: words.excludeTitle,
    description: words.excludeText,
    confirmLabel: words.exclude,
  },
} as const;

/** What can be done with a transcript as a whole. */
export function TranscriptActs({ open }: { open: OpenTranscript }) {
  const [question, setQuestion] = useState<Question | null>(null);
  // Kept while the dialog closes.
  const [asked, setAsked] = useState<Question>('on');
  const turn = useAct(TurnTranscriptsDocument);
  const exclude = useAct(ExcludeFromTranscriptsDocument);
  const again = useAct(TranscribeAgainDocument);
  const { transcript } = open;
  if (!transcript) return null;
  const { recordingId, state, mayEdit, mayTurnOn, segments, decision } = transcript;
  const askFirst = (about: Question) => {
    setAsked(about);
    setQuestion(about);
  };
  const setExcluded = async (excluded: boolean) => {
    const done = excluded ? words.excludedDone : words.includedDone;
    const answer = await exclude.act({ recordingId, excluded }, done);
    if (answer) open.show(answer.excludeFromTranscripts);
  };
  const runAgain = async () => {
    const answer = await again.act({ recordingId }, words.againDone);
    if (answer) open.show(answer.transcribeAgain);
  };
  const confirm = async () => {
    setQuestion(null);
    if (asked === 'exclude') return setExcluded(true);
    const on = asked === 'on';
    if (await turn.act({ on }, on ? words.turnedOn : words.turnedOff)) await open.refresh();
  };
  const isRunning = state === 'WAITING' || state === 'RUNNING';
  const mayRun = mayEdit && decision?.on === true && state !== 'EXCLUDED' && !isRunning;
  const items: MenuItem[] = [
    ...(mayRun && state === 'READY'
      ? [{ label: words.again, onSelect: () => void runAgain() }]
      : []),
    ...(mayEdit && state !== 'EXCLUDED' && (decision?.on || state === 'OFF')
      ? [{ label: words.exclude, onSelect: () => askFirst('exclude') }]
      : []),
    ...(mayTurnOn && decision?.on
      ? [{ label: words.turnOff, onSelect: () => askFirst('off') }]
      : []),
  ];
  const isTurnOnOffered = mayTurnOn && (state === 'OFF' || decision?.on === false);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {isTurnOnOffered && state !== 'UNAVAILABLE' ? (
          <Button disabled={!turn.ready} pending={turn.pending} onClick={() => askFirst('on')}>
            {words.turnOn}
          </Button>
        ) : null}
        {mayRun && state === 'FAILED' ? (
          <Button disabled={!again.ready} pending={again.pending} onClick={() => void runAgain()}>
            {words.retry}
          </Button>
        ) : null}
        {mayEdit && state === 'EXCLUDED' ? (
          <Button
            disabled={!exclude.ready}
            pending={exclude.pending}
            onClick={() => void setExcluded(false)}
          >
            {words.include}
          </Button>
        ) : null}
      </div>
      <div className="mt-2 -ml-3 flex flex-wrap gap-x-2 gap-y-1 empty:hidden">
        {segments.length > 0 ? (
          <>
            <LinkButton {...quiet} href={transcript.textUrl} download>
              {words.saveText}
            </LinkButton>
            <LinkButton {...quiet} href={transcript.pdfUrl} download>
              {words.savePdf}
            </LinkButton>
            <LinkButton {...quiet} href={transcript.vttUrl} download>
              {words.saveVtt}
            </LinkButton>
          </>
        ) : null}
        {items.length > 0 && open.ready ? (
          <Menu button={{ ...quiet, children: words.more }} items={items} />
        ) : null}
      </div>
      <ConfirmDialog
        {...questions[asked]}
        open={question !== null}
        onOpenChange={(isOpen) => setQuestion(isOpen ? asked : null)}
        tone={asked === 'exclude' ? 'danger' : 'primary'}
        cancelLabel={words.cancel}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

/** Their words begin where the text above begins. */
const quiet = { variant: 'quiet', className: 'px-3!' } as const;
