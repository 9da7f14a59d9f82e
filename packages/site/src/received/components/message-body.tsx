import { messageBodyWords as words } from '@infinite/schema/words/message-body.en';
import { longDateWords } from '@infinite/schema/words/long-dates.en';
import type { ReactElement, ReactNode } from 'react';
import { PhotoList } from './photo-list.tsx';
import { PlainPlayer } from './plain-player.tsx';
import type { ReceivedItem, ReceivedMessage } from './received-item.ts';
import { FileList } from './file-list.tsx';

export interface MessageBodyProps {
  message: ReceivedMessage;
  /** Under the names, such as when it was delivered. */
  note?: ReactNode;
  /** h1 on the recipient's page, h3 where the composer shows it. */
  heading?: 'h1' | 'h3';
  /** Renders one voice or video; the browser's own player by default. */
  player?: (item: ReceivedItem) => ReactNode;
  /** The reader's; with it, each recording says when it was made. */
  timeZone?: string;
}

/** What was sent, as one quiet page: voices first, then the message, then what came with it. */
export function MessageBody(props: MessageBodyProps): ReactElement {
  const { message, note, heading: Heading = 'h1', player, timeZone } = props;
  const playable = message.items.filter(({ kind }) => kind === 'VOICE' || kind === 'VIDEO');
  const photos = message.items.filter(({ kind }) => kind === 'PHOTO');
  const files = message.items.filter(({ kind }) => kind === 'FILE');
  return (
    <article className="mx-auto flex w-full max-w-measure flex-col gap-10 text-lg text-ink">
      <header className="border-b border-rule pb-8 text-center">
        <p className="m-0">{words.for(message.to)}</p>
        <Heading className="m-0 mt-3 font-serif text-3xl leading-tight font-medium wrap-anywhere sm:text-4xl">
          {message.title === '' ? words.from(message.from) : message.title}
        </Heading>
        {message.title === '' ? null : (
          <p className="m-0 mt-3 text-xl">{words.from(message.from)}</p>
        )}
        {note ? <div className="mt-2 text-base">{note}</div> : null}
      </header>
      {playable.map((item) => (
        <Recorded key={item.id} item={item} player={player} timeZone={timeZone} />
      ))}
      {message.body.trim() === '' ? null : <Words body={message.body} />}
      {photos.length > 0 ? <PhotoList photos={photos} /> : null}
      {files.length > 0 ? <FileList files={files} /> : null}
    </article>
  );
}

function Recorded(props: {
  item: ReceivedItem;
  player: MessageBodyProps['player'];
  timeZone: string | undefined;
}): ReactElement {
  const { item, player, timeZone } = props;
  const recorded =
    item.recordedAt && timeZone ? words.recorded(longDateWords(item.recordedAt, timeZone)) : null;
  return (
    <figure className="m-0 break-inside-avoid rounded-lg bg-amber-tint px-5 py-6 text-ink sm:px-8 sm:py-8">
      {item.title === '' && recorded === null ? null : (
        <figcaption className="mb-4">
          {item.title === '' ? null : (
            <span className="block font-serif text-xl">{item.title}</span>
          )}
          {recorded === null ? null : <span className="block text-base">{recorded}</span>}
        </figcaption>
      )}
      {!item.ready ? (
        <p className="m-0 text-ink-soft">{words.preparing}</p>
      ) : player === undefined ? (
        <PlainPlayer item={item} />
      ) : (
        player(item)
      )}
      {item.note ? <p className="m-0 mt-3 whitespace-pre-wrap">{item.note}</p> : null}
    </figure>
  );
}

/** Line breaks are kept; empty lines separate paragraphs. */
function Words({ body }: { body: string }): ReactElement {
  return (
    <div className="font-serif text-xl leading-relaxed">
      {body
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <p key={index} className="m-0 mb-[1em] whitespace-pre-wrap last:mb-0">
            {paragraph}
          </p>
        ))}
    </div>
  );
}
