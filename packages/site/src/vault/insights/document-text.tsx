import type { DocumentTextPartsFragment } from '@infinite/schema/generated/graphql';
import {
  DocumentTextDocument,
  ExcludeDocumentTextDocument,
  ReadDocumentAgainDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { onLive } from '#notices/live-events.ts';
import { useAct } from '#settings/use-act.ts';
import { documentTextPageWords as words } from './document-text.en.ts';

interface DocumentTextProps {
  readonly recordingId: string;
  readonly first: DocumentTextPartsFragment | null;
}

/** How far the text of a document can be searched, and the ways to exclude it or try again. */
export function DocumentText({ recordingId, first }: DocumentTextProps): ReactElement | null {
  const [shown, show] = useState(first);
  const excluding = useAct(ExcludeDocumentTextDocument);
  const reading = useAct(ReadDocumentAgainDocument);
  const onEvent = useRef(async () => {
    const answer = await ask(DocumentTextDocument, { recordingId });
    if (answer.kind === 'data') show(answer.data.documentText);
  });
  useEffect(
    () =>
      // It is announced as transcripts are.
      onLive('transcript', (id) => {
        if (id === null || id === recordingId) void onEvent.current();
      }),
    [recordingId],
  );
  if (!shown) return null;
  const { state, mayChange } = shown;
  const exclude = async () => {
    const answer = await excluding.act({ recordingId }, words.excludedDone);
    if (answer) show(answer.excludeDocumentText);
  };
  const readAgain = async () => {
    const answer = await reading.act({ recordingId }, words.againDone);
    if (answer) show(answer.readDocumentAgain);
  };
  const mayRead = state === 'EXCLUDED' || state === 'FAILED';
  const isBusy = excluding.pending || reading.pending || !reading.ready;
  return (
    <section aria-labelledby="document-text" className="mt-8">
      <h2 id="document-text" className="m-0 mb-2 text-xl">
        {words.heading}
      </h2>
      <p role="status" className="m-0 max-w-measure text-ink-soft">
        {statusOf(shown)}
      </p>
      {mayChange && state !== 'OFF' ? (
        <div className="mt-2 -ml-3 flex flex-wrap gap-x-2">
          {mayRead ? (
            <Button
              variant="quiet"
              className="px-3!"
              disabled={isBusy}
              onClick={() => void readAgain()}
            >
              {state === 'EXCLUDED' ? words.include : words.retry}
            </Button>
          ) : null}
          {state === 'EXCLUDED' ? null : (
            <Button
              variant="quiet"
              className="px-3!"
              disabled={isBusy}
              onClick={() => void exclude()}
            >
              {words.exclude}
            </Button>
          )}
        </div>
      ) : null}
    </section>
  );
}

function statusOf({
  state,
  readPages,
  pageCount,
  problemWords,
}: DocumentTextPartsFragment): string {
  switch (state) {
    case 'OFF':
      return words.off;
    case 'EXCLUDED':
      return words.excluded;
    case 'WAITING':
      return words.waiting;
    case 'RUNNING':
      return words.running;
    case 'FAILED':
      return problemWords ?? '';
    case 'READY':
      return `${words.ready(readPages, pageCount)} ${words.readHere}`;
  }
}
