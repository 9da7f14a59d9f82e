import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import { listenWords as words } from '#stories/listen.en.ts';
import type { Data } from './+data.ts';

/** Where somebody who holds a printed book hears one of its voices. */
export function Page(): ReactElement {
  const { page } = useData<Data>();
  return (
    <div className="page-column py-8 sm:py-14">
      <div className="mx-auto flex max-w-measure flex-col gap-8 text-lg text-ink">
        {page?.state === 'OPEN' ? (
          <>
            <div>
              <p className="m-0 text-base text-ink-soft wrap-anywhere">
                {words.from(page.storyTitle, page.familyName)}
              </p>
              <h1 className="mt-2 mb-0 text-3xl wrap-anywhere sm:text-4xl">{page.chapterTitle}</h1>
            </div>
            <Voice page={page} />
            <p className="m-0 text-base text-ink-soft">{words.hint}</p>
          </>
        ) : (
          <div className="flex flex-col gap-4">
            <h1 className="m-0 text-3xl sm:text-4xl">
              {page ? words.closedTitle : words.unknownTitle}
            </h1>
            <p className="m-0">{page ? words.closedText : words.unknownText}</p>
          </div>
        )}
      </div>
    </div>
  );
}

function Voice({ page }: { page: NonNullable<Data['page']> }): ReactElement {
  const { voiceState, kind, chapterTitle: title, url, durationMs, peaks } = page;
  if (voiceState === 'PREPARING') return <p className="m-0">{words.preparing}</p>;
  if (voiceState === 'FAILED') return <p className="m-0">{words.failed}</p>;
  const played = kind === 'VIDEO' ? 'VIDEO' : 'VOICE';
  return <RecordingPlayer recording={{ kind: played, title, url, durationMs, peaks }} />;
}
