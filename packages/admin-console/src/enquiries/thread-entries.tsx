import { useMutation } from '@apollo/client/react';
import { SendEnquiryAnswerAgainDocument } from '@infinite/schema/generated/graphql';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatMoment } from '#components/moments.ts';
import { EntryAttachments } from './entry-attachments.tsx';
import { threadWords as words } from './enquiries.en.ts';
import { splitQuoted } from './split-quoted.ts';
import { useThreadAct } from './use-thread-act.ts';
import type { Thread } from './what-changed.ts';

type Entry = Thread['entries'][number];

interface ThreadEntriesProps {
  thread: Thread;
  onActed: () => Promise<void>;
}

/** What was written, the oldest first. */
export function ThreadEntries({ thread, onActed }: ThreadEntriesProps) {
  const { enquiry, entries, earlier } = thread;
  // An email has its words in the thread alone.
  const hasOwn = enquiry.kind !== 'EMAIL';
  return (
    <ol aria-label={words.entries} className="mt-5 mb-0 grid list-none gap-3 p-0">
      {hasOwn ? (
        <Bubble author={enquiry.name} at={enquiry.receivedAt}>
          <Words text={enquiry.message || words.noMessage} />
        </Bubble>
      ) : null}
      {earlier ? <li className="text-sm text-ink-soft">{words.earlier}</li> : null}
      {entries.map((entry) => (
        <EntryLine key={entry.id} entry={entry} onActed={onActed} />
      ))}
    </ol>
  );
}

function EntryLine({ entry, onActed }: { entry: Entry; onActed: () => Promise<void> }) {
  const { kind, author, at, automatic, attachments, delivery } = entry;
  return (
    <Bubble
      author={author}
      at={at}
      tone={kind}
      badges={
        <>
          {kind === 'NOTE' ? <Badge tone="amber">{words.kinds.NOTE}</Badge> : null}
          {automatic ? <Badge>{words.automatic}</Badge> : null}
          {delivery ? (
            <Badge tone={delivery === 'FAILED' ? 'danger' : 'outline'}>
              {words.delivery[delivery]}
            </Badge>
          ) : null}
        </>
      }
    >
      <Words text={entry.body} />
      {attachments.length > 0 ? <EntryAttachments attachments={attachments} /> : null}
      {delivery === 'FAILED' ? <NotSent entry={entry} onActed={onActed} /> : null}
    </Bubble>
  );
}

function NotSent({ entry, onActed }: { entry: Entry; onActed: () => Promise<void> }) {
  const [sendAgain] = useMutation(SendEnquiryAnswerAgainDocument);
  const act = useThreadAct();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 border-t border-rule pt-3">
      <p className="m-0 text-sm text-danger wrap-anywhere">{words.notSent(entry.problem)}</p>
      <Button
        size="sm"
        pending={act.pending}
        onClick={() =>
          void act.run(() => sendAgain({ variables: { messageId: entry.id } }), onActed)
        }
      >
        {words.sendAgain}
      </Button>
    </div>
  );
}

interface BubbleProps {
  author: string;
  at: string;
  tone?: Entry['kind'];
  badges?: ReactNode;
  children: ReactNode;
}

function Bubble({ author, at, tone = 'REPLY', badges, children }: BubbleProps) {
  return (
    <li
      className={clsx(
        'max-w-measure min-w-0 rounded-md border border-rule px-4 py-3',
        tone === 'ANSWER' && 'bg-raised sm:ms-8',
        tone === 'NOTE' && 'border-dashed bg-sunk sm:ms-8',
      )}
    >
      <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold wrap-anywhere">{author}</span>
        <time dateTime={at} className="text-ink-soft">
          {formatMoment(at)}
        </time>
        {badges}
      </p>
      {children}
    </li>
  );
}

function Words({ text }: { text: string }) {
  const { own, quoted } = splitQuoted(text);
  return (
    <>
      <p className="mt-2 mb-0 whitespace-pre-line wrap-anywhere">{own}</p>
      {quoted ? (
        <details className="mt-2 text-sm text-ink-soft">
          <summary className="cursor-pointer">{words.showQuoted}</summary>
          <p className="mt-1 mb-0 whitespace-pre-line wrap-anywhere">{quoted}</p>
        </details>
      ) : null}
    </>
  );
}
