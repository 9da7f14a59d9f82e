import { receivedWords } from '@infinite/schema/words/received.en';
import type { ReactElement } from 'react';
import { ChoiceForm } from './choice-form.tsx';
import type { SharedPage } from './shared-page.ts';
import { StopLinks } from './stop-links.tsx';

const words = receivedWords.stop.never;

/** The reader chose not to open it; nothing is asked of them, and they may change their mind. */
export function Declined(props: { page: SharedPage; token: string }): ReactElement {
  const { choices } = props.page;
  return (
    <div className="mx-auto flex max-w-measure flex-col items-start gap-6 text-lg text-ink">
      <h1 className="m-0 text-3xl sm:text-4xl">{words.done}</h1>
      <p role="status" className="m-0">
        {words.doneBody}
      </p>
      <ChoiceForm token={props.token} act="OPEN_AFTER_ALL" label={words.undo} />
      {choices ? <StopLinks choices={choices} token={props.token} opened={false} /> : null}
    </div>
  );
}
