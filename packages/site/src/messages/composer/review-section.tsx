import type { ShownRecordingFragment } from '@infinite/schema/generated/graphql';
import { composerWords } from '@infinite/schema/words/composer.en';
import { Button } from '@infinite/ui/button';
import { useId, useState, type ReactElement } from 'react';
import { MessageBody } from '#received/components/message-body.tsx';
import { receivedItem } from '../received-item-of.ts';
import { ComposerSection } from './composer-section.tsx';
import { filledRecipients, type DraftContent } from './draft-content.ts';

const words = composerWords.review;

/** The recipient's page itself, drawn from what is written so far. */
export function ReviewSection(props: {
  content: DraftContent;
  recordings: ReadonlyMap<string, ShownRecordingFragment>;
  from: string;
}): ReactElement {
  const { content, recordings, from } = props;
  const [shown, setShown] = useState(false);
  const id = useId();
  const items = content.attachmentIds
    .map((attachment) => recordings.get(attachment))
    .filter((recording) => recording !== undefined)
    .map(receivedItem);
  const to = filledRecipients(content)[0]?.name ?? '';
  return (
    <ComposerSection heading={words.heading} lead={words.body}>
      <div>
        <Button aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? words.hide : words.show}
        </Button>
      </div>
      <div id={id} hidden={!shown} className="rounded-md bg-sunk px-5 py-8 sm:px-10 sm:py-12">
        {shown ? (
          <MessageBody
            heading="h3"
            message={{ from, to: to || '…', title: content.title, body: content.body, items }}
          />
        ) : null}
      </div>
    </ComposerSection>
  );
}
