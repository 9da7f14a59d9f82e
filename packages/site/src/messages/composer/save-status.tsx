import { hasUnsavedWork, type HeldReason } from '@infinite/drafts/draft-machine';
import { clockWords } from '@infinite/schema/words/dates.en';
import { composerWords } from '@infinite/schema/words/composer.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { CircleAlert, CircleCheck, CloudOff, PenLine } from 'lucide-react';
import type { ReactElement } from 'react';
import type { MessageDraftState } from './message-draft.ts';

export interface SaveStatusProps {
  state: MessageDraftState;
  timeZone: string;
  onRetry: () => void;
  onSignIn: () => void;
  onSaveAsNew: () => void;
}

const words = composerWords.save;

/** One quiet line that always says where the words are; louder only when something stands in the way. */
export function SaveStatus(props: SaveStatusProps): ReactElement {
  const { status } = props.state;
  if (status.kind === 'held') return <Held reason={status.reason} {...props} />;
  return (
    <p className="m-0 flex min-h-10 items-center gap-2 text-sm text-ink-soft">
      <Icon as={props.state.savedAt && !hasUnsavedWork(props.state) ? CircleCheck : PenLine} />
      <span>{calmWords(props.state, props.timeZone)}</span>
    </p>
  );
}

function calmWords(state: MessageDraftState, timeZone: string): string {
  if (state.status.kind === 'saving') return words.saving;
  if (hasUnsavedWork(state)) return state.manual ? words.unsavedChanges : words.waiting;
  return state.savedAt === null ? words.idle : words.saved(clockWords(state.savedAt, timeZone));
}

function Held({ reason, ...props }: SaveStatusProps & { reason: HeldReason }): ReactElement {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-amber-tint px-4 py-2 text-sm text-amber-ink"
    >
      <Icon as={reason === 'offline' ? CloudOff : CircleAlert} />
      <span className="min-w-0 flex-1 basis-60">{words.held[reason]}</span>
      <HeldAction reason={reason} {...props} />
    </div>
  );
}

function HeldAction({ reason, ...props }: SaveStatusProps & { reason: HeldReason }) {
  if (reason === 'signed-out' || reason === 'other-member') {
    return (
      <Button size="sm" onClick={props.onSignIn}>
        {words.signIn}
      </Button>
    );
  }
  if (reason === 'locked') {
    return (
      <Button size="sm" onClick={props.onSaveAsNew}>
        {words.saveAsNew}
      </Button>
    );
  }
  if (reason === 'refused') return null;
  return (
    <Button size="sm" onClick={props.onRetry}>
      {words.tryAgain}
    </Button>
  );
}
