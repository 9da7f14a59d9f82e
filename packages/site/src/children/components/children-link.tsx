import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';
import { childrenPageWords } from '#children/children.en.ts';

const words = childrenPageWords.link;

/** From the family's people to its children. */
export function ChildrenLink(): ReactElement {
  return (
    <section aria-labelledby="children">
      <h2 id="children" className="m-0 text-2xl">
        {words.heading}
      </h2>
      <p className="mt-3 mb-4 max-w-measure text-ink-soft">{words.text}</p>
      <LinkButton href="/children">{words.open}</LinkButton>
    </section>
  );
}
