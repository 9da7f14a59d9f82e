import { libraryWords } from '#recordings/recorder.en.ts';
import { PageHeading } from '@infinite/ui/page-heading';
import { Spinner } from '@infinite/ui/spinner';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { questionQuery } from '#collaboration/paths.ts';
import { hasSharedFiles, sharedQuery, sharedTooEarly } from '#offline/shared-files.ts';
import { RecordingsLibrary } from '#recordings/library/recordings-library.tsx';
import { IfRoleAllows } from '#families/components/if-role-allows.tsx';
import { useLibrary } from '#recordings/library/use-library.ts';
import { PartGuard } from '#shell/components/part-guard.tsx';
import { addToVaultPath } from '#vault/add/paths.ts';
import { mayHaveVisitorTakes } from '#recordings/visitor/visitor-hint.ts';
import type { RecordingsPage } from '#recordings/recordings-calls.ts';

const Recorder = lazy(async () => ({
  default: (await import('#recordings/recorder.tsx')).Recorder,
}));

const QuestionToAnswer = lazy(async () => ({
  default: (await import('#collaboration/components/question-to-answer.tsx')).QuestionToAnswer,
}));

const SharedFiles = lazy(async () => ({
  default: (await import('#offline/shared-files-section.tsx')).SharedFilesSection,
}));

const CarriedTakes = lazy(async () => ({
  default: (await import('#recordings/visitor/carried-takes.tsx')).CarriedTakes,
}));

/** The recorder, and below it everything that was recorded. */
export function Page() {
  const { viewer } = usePageContext();
  const library = useLibrary(useData<RecordingsPage>());
  // It needs a browser through and through: the server sends the room it will take.
  const [inBrowser, setInBrowser] = useState(false);
  const [carries, setCarries] = useState(false);
  const [questionId, setQuestionId] = useState<string | null>(null);
  const [finishedId, setFinishedId] = useState<string | null>(null);
  const [shared, setShared] = useState<'files' | 'too early' | null>(null);
  useEffect(() => {
    setInBrowser(true);
    setCarries(mayHaveVisitorTakes());
    const query = new URLSearchParams(location.search);
    setQuestionId(query.get(questionQuery));
    const said = query.get(sharedQuery);
    if (said === sharedTooEarly) setShared('too early');
    else void hasSharedFiles().then((has) => setShared(has ? 'files' : null));
  }, []);

  return (
    <div className="page-column pb-20">
      <PageHeading title={libraryWords.pageTitle} lead={libraryWords.lead} />
      <div className="max-w-[800px]">
        <IfRoleAllows act="addRecordings">
          <div className={inBrowser ? '' : 'min-h-96'}>
            {inBrowser ? (
              <PartGuard>
                <Suspense fallback={<Spinner label={libraryWords.opening} />}>
                  {viewer && carries ? (
                    <CarriedTakes
                      memberId={viewer.id}
                      onCarried={(recordingId) => void library.add(recordingId)}
                    />
                  ) : null}
                  {viewer && shared ? (
                    <SharedFiles
                      memberId={viewer.id}
                      tooEarly={shared === 'too early'}
                      onFinished={(recordingId) => void library.add(recordingId)}
                    />
                  ) : null}
                  {questionId ? (
                    <QuestionToAnswer id={questionId} recordingId={finishedId} />
                  ) : null}
                  <Recorder
                    offersSending={questionId === null}
                    onFinished={(recordingId) => {
                      setFinishedId(recordingId);
                      void library.add(recordingId);
                    }}
                    onRemoved={library.drop}
                  />
                </Suspense>
              </PartGuard>
            ) : null}
          </div>
        </IfRoleAllows>
        <p className="mt-8 mb-0">
          <a href={addToVaultPath} className="link">
            {libraryWords.addFiles}
          </a>
        </p>
        <RecordingsLibrary library={library} timeZone={viewer?.timeZone ?? 'UTC'} />
      </div>
    </div>
  );
}
