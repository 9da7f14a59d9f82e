import type { MessageState } from '@infinite/schema/generated/graphql';
import type { ReactElement } from 'react';
import { messageSigns } from './state-badge.tsx';

export const signId = (state: MessageState) => `sign-${state.toLowerCase()}`;

/** The drawings that the rows of a page refer to, each once; drawn alone they were half the page. */
export function MessageSigns(props: { states: readonly MessageState[] }): ReactElement {
  return (
    <svg aria-hidden className="absolute size-0">
      {[...new Set(props.states)].map((state) => {
        const [, Sign] = messageSigns[state];
        return (
          <symbol key={state} id={signId(state)} viewBox="0 0 24 24">
            <Sign strokeWidth={1.75} />
          </symbol>
        );
      })}
    </svg>
  );
}
