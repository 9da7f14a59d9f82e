import type { MessageSummaryFragment } from '@infinite/schema/generated/graphql';
import { localMoment, namesWords, dateWords, placeOfZone } from '@infinite/schema/words/dates.en';
import { futureMessagesWords, messageActionWords as words } from '#messages/future-messages.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { LinkButton } from '@infinite/ui/link-button';
import { useState, type ReactElement } from 'react';
import {
  cancelMessage,
  confirmMessage,
  deleteDraft,
  duplicateMessage,
  postponeMessage,
  setOccasionDate,
  type NewMoment,
} from '../message-calls.ts';
import type { Acts } from '../use-acts.ts';
import type { ReaderClock } from '../when-line.ts';
import { actsOn, type ActName } from '../acts-on.ts';
import { MomentDialog } from './moment-dialog.tsx';

export interface MessageActsProps {
  message: MessageSummaryFragment;
  acts: Acts;
  clock: ReaderClock;
  /** In a list only the answer to a question; on its own page everything. */
  only?: readonly ActName[];
  onDeleted?: () => void;
  onDuplicated?: (id: string) => void;
}

/** The buttons of a message and the questions they ask first. */
export function MessageActs(props: MessageActsProps): ReactElement | null {
  const { message, acts, clock, only } = props;
  const [asking, setAsking] = useState<ActName | null>(null);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const names = actsOn(message).filter((name) => only === undefined || only.includes(name));
  if (names.length === 0) return null;

  const { id, version } = message;
  const close = () => {
    setAsking(null);
    setFaults({});
  };
  const title = message.title || futureMessagesWords.untitled;
  const run = async (
    name: ActName,
    act: Parameters<Acts['run']>[1],
    done: string,
    atFields?: Parameters<Acts['run']>[3],
  ) => {
    if (await acts.run(`${name} ${id}`, act, done, atFields)) close();
  };
  const atFields = (fields: Readonly<Record<string, string>>) => {
    setFaults(fields);
    return 'localDate' in fields || 'localTime' in fields;
  };
  const direct: Partial<Record<ActName, () => void>> = {
    confirm: () => void run('confirm', () => confirmMessage(id), words.confirmed),
    duplicate: () =>
      void run(
        'duplicate',
        async () => {
          const outcome = await duplicateMessage(id);
          if (outcome.kind === 'done') props.onDuplicated?.(outcome.data.duplicateMessage.id);
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
          faults={faults}
          pending={acts.pending !== null}
          onClose={close}
          onSubmit={(moment) =>
            void run(
              asking,
              () =>
                asking === 'postpone'
                  ? postponeMessage(id, version, moment)
                  : setOccasionDate(id, version, moment),
              asking === 'postpone'
                ? words.postponed(dateWords(moment.localDate))
                : words.dateSet(dateWords(moment.localDate)),
              atFields,
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
        onConfirm={() => void run('cancel', () => cancelMessage(id), words.cancelled)}
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
              const outcome = await deleteDraft(id);
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
  message: MessageSummaryFragment,
  clock: ReaderClock,
) {
  const timeZone = message.trigger?.timeZone ?? clock.timeZone;
  const earliest = localMoment(clock.now, timeZone).localDate;
  const time = message.nextDelivery?.localTime ?? message.trigger?.localTime ?? '09:00';
  const first: NewMoment = { localDate: '', localTime: time.slice(0, 5) };
  const once = asking === 'postpone' && message.trigger?.kind === 'RECURRING';
  const body = words.postponeBody(placeOfZone(timeZone));
  const description = once ? `${words.postponeOnce} ${body}` : body;
  const planned = message.nextDelivery?.localDate ?? '';
  const postponeLabel = (day: string, localDate: string) =>
    day !== '' && localDate < planned ? words.moveDo(day) : words.postponeDo(day);
  return asking === 'postpone'
    ? { title: words.postponeTitle, description, submitLabel: postponeLabel, first, earliest }
    : {
        title: words.setDateTitle(message.trigger?.occasion ?? ''),
        description,
        submitLabel: words.setDateDo,
        first,
        earliest,
      };
}

function cancelQuestion(message: MessageSummaryFragment): string {
  if (!message.editable) return underWayQuestion(message);
  const people = namesWords(message.recipients.map(({ name }) => name));
  if (message.trigger?.kind === 'RECURRING') return words.cancelRecurring(people);
  const day = message.nextDelivery?.localDate;
  return words.cancelBody(people, day ? dateWords(day) : '');
}

/** Of a message being delivered: who has it, and who would not get it any more. */
function underWayQuestion({ recipients, deliveries }: MessageSummaryFragment): string {
  const current = deliveries.reduce((latest, { dueAt }) => (dueAt > latest ? dueAt : latest), '');
  const dayBefore = Date.parse(current) - 48 * 3_600_000;
  const had = deliveries.filter(
    ({ state, dueAt }) =>
      (state === 'DELIVERED' || state === 'SENDING') && Date.parse(dueAt) > dayBefore,
  );
  const done = new Set(
    deliveries
      .filter(({ state, dueAt }) => state !== 'WAITING' && Date.parse(dueAt) > dayBefore)
      .map(({ recipient }) => recipient.id),
  );
  const left = recipients.filter(({ id }) => !done.has(id));
  return words.cancelUnderWay(
    had.length > 0 ? namesWords(had.map(({ recipient }) => recipient.name)) : '',
    left.length > 0 ? namesWords(left.map(({ name }) => name)) : '',
  );
}
