import { localMoment, namesWords, dateWords, placeOfZone } from '@infinite/schema/words/dates.en';
import {
  futureMessagesWords,
  messageActionWords as words,
} from '@infinite/schema/words/future-messages.en';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { LinkButton } from '@infinite/ui/link-button';
import { useState, type ReactElement } from 'react';
import type { MessageApi, NewMoment } from '../message-api.ts';
import type { MessageSummaryView } from '../message-view.ts';
import type { Acts } from '../use-acts.ts';
import type { ReaderClock } from '../when-line.ts';
import { actsOn, type ActName } from '../acts-on.ts';
import { MomentDialog } from './moment-dialog.tsx';

export interface MessageActsProps {
  message: MessageSummaryView;
  api: MessageApi;
  acts: Acts;
  clock: ReaderClock;
  /** In a list only the answer to a question; on its own page everything. */
  only?: readonly ActName[];
  onDeleted?: () => void;
  onDuplicated?: (id: string) => void;
}

/** The buttons of a message and the questions they ask first. */
export function MessageActs(props: MessageActsProps): ReactElement | null {
  const { message, api, acts, clock, only } = props;
  const [asking, setAsking] = useState<ActName | null>(null);
  const names = actsOn(message).filter((name) => only === undefined || only.includes(name));
  if (names.length === 0) return null;

  const { id, version } = message;
  const close = () => setAsking(null);
  const title = message.title || futureMessagesWords.untitled;
  const run = async (name: ActName, act: Parameters<Acts['run']>[1], done: string) => {
    if (await acts.run(`${name} ${id}`, act, done)) close();
  };
  const direct: Partial<Record<ActName, () => void>> = {
    confirm: () => void run('confirm', () => api.confirm(id), words.confirmed),
    duplicate: () =>
      void run(
        'duplicate',
        async () => {
          const outcome = await api.duplicate(id);
          if (outcome.kind === 'done') props.onDuplicated?.(outcome.id);
          return outcome;
        },
        words.duplicated,
      ),
  };

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {names.map((name, index) =>
          name === 'edit' || name === 'goOn' ? (
            <LinkButton
              key={name}
              href={`/schedule-message?message=${id}`}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {words[name]}
            </LinkButton>
          ) : (
            <Button
              key={name}
              variant={variantOf(name, index)}
              pending={acts.pending === `${name} ${id}`}
              onClick={direct[name] ?? (() => setAsking(name))}
            >
              {words[name]}
            </Button>
          ),
        )}
      </div>
      {asking === 'postpone' || asking === 'setDate' ? (
        <MomentDialog
          {...momentQuestion(asking, message, clock)}
          pending={acts.pending !== null}
          onClose={close}
          onSubmit={(moment) =>
            void run(
              asking,
              () =>
                asking === 'postpone'
                  ? api.postpone(id, version, moment)
                  : api.setOccasionDate(id, version, moment),
              asking === 'postpone'
                ? words.postponed(dateWords(moment.localDate))
                : words.dateSet(dateWords(moment.localDate)),
            )
          }
        />
      ) : null}
      <ConfirmDialog
        open={asking === 'cancel'}
        onOpenChange={close}
        title={words.cancelTitle(title)}
        description={cancelQuestion(message)}
        confirmLabel={words.cancelDo}
        cancelLabel={words.keep}
        pending={acts.pending !== null}
        onConfirm={() => void run('cancel', () => api.cancel(id), words.cancelled)}
      />
      <ConfirmDialog
        open={asking === 'deleteDraft'}
        onOpenChange={close}
        title={words.deleteTitle(title)}
        description={words.deleteBody}
        confirmLabel={words.deleteDo}
        cancelLabel={words.keep}
        pending={acts.pending !== null}
        onConfirm={() =>
          void run(
            'deleteDraft',
            async () => {
              const outcome = await api.deleteDraft(id);
              if (outcome.kind === 'done') props.onDeleted?.();
              return outcome;
            },
            words.deleted,
          )
        }
      />
    </>
  );
}

function variantOf(name: ActName, index: number) {
  if (index === 0 && (name === 'confirm' || name === 'setDate')) return 'primary';
  if (name === 'cancel' || name === 'deleteDraft') return 'danger';
  return 'secondary';
}

function momentQuestion(
  asking: 'postpone' | 'setDate',
  message: MessageSummaryView,
  clock: ReaderClock,
) {
  const timeZone = message.trigger?.timeZone ?? clock.timeZone;
  const earliest = localMoment(clock.now, timeZone).localDate;
  const time = message.nextDelivery?.localTime ?? message.trigger?.localTime ?? '09:00';
  const first: NewMoment = { localDate: '', localTime: time.slice(0, 5) };
  const once = asking === 'postpone' && message.trigger?.kind === 'RECURRING';
  const body = words.postponeBody(placeOfZone(timeZone));
  const description = once ? `${words.postponeOnce} ${body}` : body;
  return asking === 'postpone'
    ? { title: words.postponeTitle, description, submitLabel: words.postponeDo, first, earliest }
    : {
        title: words.setDateTitle(message.trigger?.occasion ?? ''),
        description,
        submitLabel: words.setDateDo,
        first,
        earliest,
      };
}

function cancelQuestion(message: MessageSummaryView): string {
  const people = namesWords(message.recipients.map(({ name }) => name));
  if (message.trigger?.kind === 'RECURRING') return words.cancelRecurring(people);
  const day = message.nextDelivery?.localDate;
  return words.cancelBody(people, day ? dateWords(day) : '');
}
