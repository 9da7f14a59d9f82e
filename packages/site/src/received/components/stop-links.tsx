import { receivedWords } from '@infinite/schema/words/received.en';
import type { ReactElement } from 'react';
import type { Choices } from './shared-page.ts';

const words = receivedWords.stop;

/** Opt-out links on every page of a recipient; the page behind them acts on a click. */
export function StopLinks(props: {
  choices: Choices;
  token: string;
  opened: boolean;
}): ReactElement | null {
  const { choices, token } = props;
  const page = `/shared/${token}/stop`;
  const style = 'link inline-flex min-h-11 items-center';
  if (choices.isCompanion && choices.askedToStop === null) return null;
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-6 p-0 text-base print:hidden">
      {choices.isCompanion ? null : (
        <li>
          <a href={`${page}#not-for-me`} className={style}>
            {words.linkNotForMe}
          </a>
        </li>
      )}
      <li>
        <a href={`${page}#stop`} className={style}>
          {words.linkStop}
        </a>
      </li>
      {choices.isCompanion || props.opened ? null : (
        <li>
          <a href={`${page}#never`} className={style}>
            {words.linkNever}
          </a>
        </li>
      )}
    </ul>
  );
}
