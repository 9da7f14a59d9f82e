import { libraryWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { ErrorState } from '@infinite/ui/error-state';
import { LinkButton } from '@infinite/ui/link-button';
import type { Library } from './use-library.ts';
import { useTalkCounts } from '#collaboration/use-talk-counts.ts';
import { makeStoryLabel } from '#stories/make-story.en.ts';
import { makeStoryMark, storiesPath } from '#stories/paths.ts';
import { useMayMakeStories } from '#stories/use-may-make.ts';
import { TakesElsewhere } from './takes-elsewhere.tsx';
import { RecordingRow } from './recording-row.tsx';

/** Every voice and video of the member, the newest first. */
export function RecordingsLibrary({ library, timeZone }: { library: Library; timeZone: string }) {
  const { recordings } = library;
  const mayMake = useMayMakeStories();
  const comments = useTalkCounts(recordings.map(({ id }) => id));
  return (
    <section aria-labelledby="library" className="mt-12 border-t border-rule pt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="library" className="m-0 text-2xl">
          {libraryWords.heading}
        </h2>
        {mayMake && recordings.length > 0 ? (
          <LinkButton href={storiesPath + makeStoryMark}>{makeStoryLabel}</LinkButton>
        ) : null}
      </div>
      <TakesElsewhere timeZone={timeZone} onKept={library.show} />
      {recordings.length === 0 ? (
        <EmptyState title={libraryWords.empty.title}>{libraryWords.empty.body}</EmptyState>
      ) : (
        <ul className="m-0 list-none p-0">
          {recordings.map((recording) => (
            <RecordingRow
              key={recording.id}
              recording={recording}
              library={library}
              comments={comments.get(recording.id) ?? 0}
              timeZone={timeZone}
            />
          ))}
        </ul>
      )}
      {library.failed ? (
        <ErrorState title={libraryWords.failed.title} onRetry={() => void library.loadMore()}>
          {libraryWords.failed.body}
        </ErrorState>
      ) : null}
      {library.hasMore && !library.failed ? (
        <div className="mt-6 flex justify-center">
          <Button
            pending={library.loadingMore}
            pendingLabel={libraryWords.loadingMore}
            onClick={() => void library.loadMore()}
          >
            {libraryWords.more}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
