import type { MessageSummaryFragment } from '@infinite/schema/generated/graphql';
import { futureMessagesWords as words, messageActionWords } from '#messages/future-messages.en.ts';
import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { useToast } from '@infinite/ui/use-toast';
import { useState, type ReactElement, type ReactNode } from 'react';
import { execute } from '@infinite/api-client/execute';
import { loadList, type MessageListing } from '../load-list.ts';
import { rowOf, shownState } from '../message-row-view.ts';
import { viewHref, type ViewName } from '../message-views.ts';
import { useActs, type Acts } from '../use-acts.ts';
import type { ReaderClock } from '../when-line.ts';
import { DeliveryProblems } from './delivery-problems.tsx';
import { LoadMore } from './load-more.tsx';
import { MessageActs } from './message-acts.tsx';
import { MessageRow, MessageRows } from './message-row.tsx';
import { MessageSigns } from './message-signs.tsx';

export interface MessageListProps {
  view: ViewName;
  first: MessageListing;
  clock: ReaderClock;
  onSignIn: (done: () => void) => void;
}

/** One view of the messages: what needs its sender first, then the rest, page by page. */
export function MessageList(props: MessageListProps): ReactElement {
  const { view, clock } = props;
  const [listing, setListing] = useState(props.first);
  const [loading, setLoading] = useState(false);
  const toast = useToast();

  const load = async (before: MessageListing | null) => {
    const next = await loadList(execute, view, before?.after ?? null, clock);
    setListing(
      before === null
        ? next
        : {
            ...next,
            attention: before.attention,
            messages: [...before.messages, ...next.messages],
          },
    );
  };
  const acts = useActs({ onDone: () => load(null), onSignIn: props.onSignIn });

  const more = async () => {
    setLoading(true);
    await load(listing).catch(() => toast.show({ title: words.moreFailed, tone: 'danger' }));
    setLoading(false);
  };

  if (listing.attention.length === 0 && listing.messages.length === 0)
    return <Nothing view={view} />;
  const states = [
    ...listing.attention.map(shownState),
    ...listing.messages.map((row) => row.state),
  ];
  return (
    <>
      <MessageSigns states={states} />
      {listing.attention.length > 0 ? (
        <Group heading={words.attention}>
          {listing.attention.map((message) => (
            <MessageRow key={message.id} row={rowOf(message, clock)}>
              <Question message={message} acts={acts} clock={clock} />
            </MessageRow>
          ))}
        </Group>
      ) : null}
      {listing.messages.length > 0 ? (
        <Group heading={view === 'upcoming' ? words.waiting : words.views[view]}>
          {listing.messages.map((row) => (
            <MessageRow key={row.id} row={row} />
          ))}
        </Group>
      ) : null}
      {listing.after === null ? null : (
        <LoadMore
          href={`${viewHref(view)}${view === 'upcoming' ? '?' : '&'}after=${listing.after}`}
          pending={loading}
          onLoad={() => void more()}
        />
      )}
    </>
  );
}

/** What we asked about this message, and the answers, right where it is listed. */
export function Question(props: {
  message: MessageSummaryFragment;
  acts: Acts;
  clock: ReaderClock;
}): ReactElement {
  const { message, acts, clock } = props;
  if (message.state === 'FAILED') {
    return <DeliveryProblems deliveries={message.deliveries} acts={acts} />;
  }
  const { question } = messageActionWords;
  return (
    <div className="mt-4 rounded-md bg-amber-tint px-5 py-4">
      <p className="m-0 font-semibold text-amber-ink">{question.title}</p>
      <p className="m-0 mb-4 text-ink">
        {message.state === 'REMINDED' ? question.first : question.second}
      </p>
      <MessageActs
        message={message}
        acts={acts}
        clock={clock}
        only={['confirm', 'edit', 'postpone', 'cancel']}
      />
    </div>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }): ReactElement {
  return (
    <section aria-label={heading} className="mt-8">
      <h2 className="m-0 text-2xl">{heading}</h2>
      <div className="mt-2">
        <MessageRows>{children}</MessageRows>
      </div>
    </section>
  );
}

function Nothing({ view }: { view: ViewName }): ReactElement {
  const { title, body } = words.empty[view];
  const invites = view === 'upcoming' || view === 'drafts';
  return (
    <EmptyState
      title={title}
      action={invites ? <LinkButton href="/schedule-message">{words.write}</LinkButton> : undefined}
    >
      {body}
    </EmptyState>
  );
}
