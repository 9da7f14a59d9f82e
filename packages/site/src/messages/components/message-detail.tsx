import {
  futureMessagesWords,
  messageActionWords,
  messageDetailWords as words,
} from '#messages/future-messages.en.ts';
import { composerWords } from '@infinite/schema/words/composer.en';
import { Icon } from '@infinite/ui/icon';
import { PageHeading } from '@infinite/ui/page-heading';
import { ArrowLeft, CircleCheck } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { MessageBody } from '#received/components/message-body.tsx';
import type { DetailedMessage } from '../message-calls.ts';
import { receivedItem } from '../received-item-of.ts';
import { useActs } from '../use-acts.ts';
import { recurrenceLine, whenLine, type ReaderClock } from '../when-line.ts';
import { DeliveryList } from './delivery-list.tsx';
import { DeliveryProblems, needsDecision } from './delivery-problems.tsx';
import { MessageActs } from './message-acts.tsx';
import { MessageHistory } from './message-history.tsx';
import { MessagePlan } from './message-plan.tsx';
import { StateBadge } from './state-badge.tsx';
import { ThanksList } from './thanks-list.tsx';
import { WaitingPeople } from './waiting-people.tsx';

export interface MessageDetailProps {
  message: DetailedMessage;
  justScheduled: boolean;
  justChanged: boolean;
  from: string;
  clock: ReaderClock;
  onChanged: () => Promise<void>;
  onSignIn: (done: () => void) => void;
}

/** One message on its own page. */
export function MessageDetail(props: MessageDetailProps): ReactElement {
  const { message, clock } = props;
  const acts = useActs({ onDone: props.onChanged, onSignIn: props.onSignIn });
  const leave = (path: string) => window.location.assign(path);
  return (
    <div className="page-column pb-20">
      <PageHeading
        above={
          <a href="/future-messages" className="link inline-flex min-h-11 items-center gap-2">
            <Icon as={ArrowLeft} />
            {words.back}
          </a>
        }
        title={message.title.trim() === '' ? futureMessagesWords.untitled : message.title}
        lead={
          <>
            {whenLine(message, clock)}
            {message.trigger?.kind === 'RECURRING' ? `. ${recurrenceLine(message)}` : null}
          </>
        }
        actions={<StateBadge {...message} />}
      />
      <Done justScheduled={props.justScheduled} justChanged={props.justChanged} />
      {message.awaitingAnswer ? <Asked second={message.state === 'SECOND_REMINDED'} /> : null}
      <MessageActs
        message={message}
        acts={acts}
        clock={clock}
        onDeleted={() => leave('/future-messages?show=drafts')}
        onDuplicated={(id) => leave(`/schedule-message?message=${id}`)}
      />
      {message.deliveries.some(needsDecision) ? (
        <DeliveryProblems deliveries={message.deliveries} acts={acts} />
      ) : null}
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_360px]">
        <Part heading={words.letter} className="min-w-0">
          <div className="rounded-md bg-sunk px-5 py-8 sm:px-10 sm:py-12">
            <MessageBody
              heading="h3"
              message={{
                from: props.from,
                to: message.recipients[0]?.name ?? '…',
                title: message.title,
                body: message.body,
                items: message.attachments.map(({ recording }) => receivedItem(recording)),
              }}
            />
          </div>
        </Part>
        <div className="flex min-w-0 flex-col gap-10">
          {message.nextDelivery && message.state !== 'CANCELLED' && message.state !== 'DRAFT' ? (
            <Part heading={words.plan}>
              <MessagePlan
                planned={message.nextDelivery}
                people={message.recipients}
                dateZone={message.trigger?.timeZone ?? clock.timeZone}
                clock={clock}
              />
            </Part>
          ) : null}
          {message.waitingPeople.length > 0 ? (
            <Part heading={words.stillToGo}>
              <WaitingPeople
                messageId={message.id}
                people={message.waitingPeople}
                acts={acts}
                readerZone={clock.timeZone}
              />
            </Part>
          ) : null}
          <Part heading={words.recipients}>
            <DeliveryList message={message} clock={clock} acts={acts} />
          </Part>
          {message.thanks.length > 0 ? (
            <Part heading={words.thanks}>
              <ThanksList thanks={message.thanks} timeZone={clock.timeZone} acts={acts} />
            </Part>
          ) : null}
          <Part heading={message.state === 'DELIVERED' ? words.history : words.historyWaiting}>
            <MessageHistory entries={message.history} timeZone={clock.timeZone} />
          </Part>
        </div>
      </div>
    </div>
  );
}

function Part(props: { heading: string; children: ReactNode; className?: string }): ReactElement {
  return (
    <section aria-label={props.heading} className={props.className}>
      <h2 className="m-0 mb-4 text-xl">{props.heading}</h2>
      {props.children}
    </section>
  );
}

function Asked({ second }: { second: boolean }): ReactElement {
  const { question } = messageActionWords;
  return (
    <div className="mb-4 max-w-measure rounded-md bg-amber-tint px-5 py-4">
      <p className="m-0 font-semibold text-amber-ink">{question.title}</p>
      <p className="m-0">{second ? question.second : question.first}</p>
    </div>
  );
}

function Done(props: { justScheduled: boolean; justChanged: boolean }): ReactElement | null {
  if (!props.justScheduled && !props.justChanged) return null;
  return (
    <p
      role="status"
      className="mt-0 mb-6 flex max-w-measure items-start gap-3 rounded-md bg-success-tint px-5 py-4 text-lg"
    >
      <Icon as={CircleCheck} className="mt-1 text-success" />
      <span>
        {props.justScheduled
          ? `${composerWords.send.done} ${composerWords.send.changeable}`
          : composerWords.save.changesSaved}
      </span>
    </p>
  );
}
