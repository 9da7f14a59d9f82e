import type { ReactElement } from 'react';
import { ItemDetails } from './item-details.tsx';
import { itemWords } from './item.en.ts';
import type { KnownItem } from './known-item.ts';

/** What is known of the item of a page. */
export function FactsSection(props: { item: KnownItem; timeZone: string }): ReactElement {
  return (
    <details className="mt-6 border-t border-rule pt-4">
      <summary className="cursor-pointer font-semibold">{itemWords.heading}</summary>
      <div className="mt-3">
        {/* Title and caption stand elsewhere on the page, too. */}
        <ItemDetails {...props} onChanged={() => Promise.resolve(location.reload())} />
      </div>
    </details>
  );
}
