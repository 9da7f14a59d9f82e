import { tellWords as words } from '@infinite/schema/words/tell.en';
import type { ReactElement } from 'react';

/** By what the address says. Functions, because the words are those of the reader at hand. */
const said: Readonly<Record<string, () => string>> = {
  sent: () => words.sentThanks,
  aside: () => words.setAsideDone,
  photo: () => words.photoDone,
  photoRemoved: () => words.photoRemoved,
  removed: () => words.removedDone,
  hidden: () => words.removedLater,
  stopped: () => words.stoppedDone,
  mails: () => words.mailAgainDone,
};

/** What the form that led here has done. */
export function WhatCameOfIt({ search }: { search: Record<string, string> }): ReactElement | null {
  if (search['problem'] !== undefined) {
    return (
      <p role="alert" className="m-0 rounded-md bg-danger-tint px-5 py-4">
        {problemWords(search['problem'])}
      </p>
    );
  }
  const done = Object.entries(said).find(([key]) => search[key] !== undefined);
  if (!done) return null;
  return (
    <p role="status" className="m-0 rounded-md bg-success-tint px-5 py-4">
      {done[1]()}
    </p>
  );
}

function problemWords(code: string): string {
  if (code === 'INVALID_INPUT') return words.wordsNeeded;
  return code === 'WRONG_STATE' ? words.answered : words.failed;
}
