import { useMutation, useQuery } from '@apollo/client/react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { EnquiryThreadDocument, ReadEnquiryDocument } from '@infinite/schema/generated/graphql';
import { EmptyState } from '@infinite/ui/empty-state';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import { useEffect, useState } from 'react';
import { OnlyWith, UsableWith } from '#platform/platform-context.tsx';
import { Composer } from './composer.tsx';
import { enquiriesWords, threadWords as words } from './enquiries.en.ts';
import { EnquiryHead } from './enquiry-head.tsx';
import { ThreadEntries } from './thread-entries.tsx';
import { whatChanged, type Thread } from './what-changed.ts';

const everyMs = 10_000;

/** One enquiry with its thread, kept fresh while it is open. */
export function Enquiry({ id }: { id: string }) {
  const query = useQuery(EnquiryThreadDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: everyMs,
  });
  // A look that fails takes nothing away.
  const thread = (query.data ?? query.previousData)?.enquiryThread;
  const gone = query.error && refusalOf(query.error).code === 'NOT_FOUND';
  if (gone) return <EmptyState title={words.gone}>{words.goneText}</EmptyState>;
  if (thread) {
    return (
      <OpenThread
        thread={thread}
        refresh={async () => (await query.refetch()).data?.enquiryThread}
      />
    );
  }
  if (query.error) {
    return (
      <ErrorState
        title={words.failed}
        retryLabel={enquiriesWords.retry}
        onRetry={() => void query.refetch().catch(() => undefined)}
      >
        {refusalOf(query.error).words}
      </ErrorState>
    );
  }
  return <Spinner className="text-accent" label={words.loading} />;
}

interface OpenThreadProps {
  thread: Thread;
  refresh: () => Promise<Thread | undefined>;
}

function OpenThread({ thread, refresh }: OpenThreadProps) {
  // What others change is measured against what the reader knew, or did.
  const [seen, setSeen] = useState(thread);
  const afterOwnAct = async () => {
    const fresh = await refresh();
    if (fresh) setSeen(fresh);
  };
  const { enquiry } = thread;
  useMarkRead(enquiry);
  return (
    <article aria-label={`${enquiry.name}, ${enquiry.reference}`} className="min-w-0">
      <UsableWith right="enquiries.write">
        <EnquiryHead enquiry={enquiry} onActed={afterOwnAct} />
        <ThreadEntries thread={thread} onActed={afterOwnAct} />
      </UsableWith>
      <OnlyWith right="enquiries.write">
        <Composer
          enquiry={enquiry}
          changes={whatChanged(seen, thread)}
          onBlank={() => setSeen(thread)}
          onConflict={async () => void (await refresh())}
          onActed={afterOwnAct}
        />
      </OnlyWith>
      {thread.answersComeBack ? null : (
        <p className="mt-4 mb-0 max-w-measure text-sm text-ink-soft">{words.notBack}</p>
      )}
    </article>
  );
}

/** Seen is what stands open. */
function useMarkRead({ id, unread }: Thread['enquiry']) {
  const [read] = useMutation(ReadEnquiryDocument);
  useEffect(() => {
    // It stays unread where that fails, and is marked when it is opened again.
    if (unread) void read({ variables: { id } }).catch(() => undefined);
  }, [read, id, unread]);
}
