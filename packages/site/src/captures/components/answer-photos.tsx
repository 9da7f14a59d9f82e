import { tellWords as words } from '@infinite/schema/words/tell.en';
import type { ReactElement } from 'react';
import type { TellAnswer } from '#captures/tell-page.ts';
import { TellForm } from './tell-form.tsx';

/** The photos of an answer: to see, and to delete one by one. */
export function AnswerPhotos(props: { answer: TellAnswer; token: string }): ReactElement | null {
  const { answer, token } = props;
  if (answer.photos.length === 0) return null;
  return (
    <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2">
      {answer.photos.map(({ id, state, url }) => (
        <li key={id} className="flex flex-col gap-2">
          {state === 'READY' ? (
            <img
              src={url}
              alt={words.photoOf(answer.body)}
              loading="lazy"
              className="aspect-4/3 w-full rounded-md bg-sunk object-contain"
            />
          ) : (
            <p className="m-0">
              {state === 'PREPARING' ? words.photoPreparing : words.photoNotShown}
            </p>
          )}
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-base underline">
              {words.removePhoto}
            </summary>
            <TellForm token={token} act="REMOVE_PHOTO" label={words.removeAsk} variant="danger">
              <input type="hidden" name="photo" value={id} />
            </TellForm>
          </details>
        </li>
      ))}
    </ul>
  );
}
