import { captureLimits } from '@infinite/schema/catalogue/captures';
import { tellWords as words } from '@infinite/schema/words/tell.en';
import type { ReactElement } from 'react';
import type { TellAnswer, TellPage } from '#captures/tell-page.ts';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import { AddPhoto } from './add-photo.tsx';
import { AnswerPhotos } from './answer-photos.tsx';
import { TellForm } from './tell-form.tsx';

/** What its reader has told: to hear, to read, and to delete. */
export function GivenAnswers(props: { page: TellPage; token: string }): ReactElement | null {
  const { page, token } = props;
  if (page.answers.length === 0) return null;
  return (
    <section aria-labelledby="given" className="flex flex-col gap-8 border-t border-rule pt-8">
      <h2 id="given" className="m-0 text-2xl">
        {words.earlier}
      </h2>
      {page.answers.map((answer) => (
        <article key={answer.id} className="flex flex-col gap-4">
          <h3 className="m-0 font-serif text-xl font-medium wrap-anywhere">{answer.body}</h3>
          <Answer answer={answer} />
          <AnswerPhotos answer={answer} token={token} />
          {page.state === 'OPENABLE' && answer.photos.length < captureLimits.photo.perAnswer ? (
            <AddPhoto token={token} questionId={answer.id} />
          ) : null}
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-base underline">
              {words.remove}
            </summary>
            <div className="mt-2 flex flex-col gap-3">
              <p className="m-0 text-base">{words.removeHint}</p>
              <TellForm
                token={token}
                act="REMOVE"
                question={answer.id}
                label={words.removeAsk}
                variant="danger"
              />
            </div>
          </details>
        </article>
      ))}
    </section>
  );
}

function Answer({
  answer: { words: written, voice, body },
}: {
  answer: TellAnswer;
}): ReactElement | null {
  if (!voice) {
    if (written === '') return null;
    return (
      <p className="m-0 border-l-2 border-amber pl-4 font-serif whitespace-pre-wrap wrap-anywhere">
        {written}
      </p>
    );
  }
  if (voice.state === 'PREPARING') return <p className="m-0">{words.preparing}</p>;
  if (voice.state === 'FAILED') return <p className="m-0">{words.notPlayable}</p>;
  const { url, durationMs, peaks } = voice;
  return <RecordingPlayer recording={{ kind: 'VOICE', title: body, url, durationMs, peaks }} />;
}
