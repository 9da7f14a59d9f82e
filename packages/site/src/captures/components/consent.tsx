import { tellWords as words } from '@infinite/schema/words/tell.en';
import type { ReactElement } from 'react';
import type { TellPage } from '#captures/tell-page.ts';

/** Who hears it, where it is kept, and how it is deleted. */
export function Consent({ page }: { page: TellPage }): ReactElement {
  return (
    <section aria-labelledby="consent" className="flex flex-col gap-3 border-t border-rule pt-8">
      <h2 id="consent" className="m-0 text-2xl">
        {words.consentTitle}
      </h2>
      {words.consent(page.familyName, page.askedBy).map((sentence) => (
        <p key={sentence} className="m-0">
          {sentence}
        </p>
      ))}
    </section>
  );
}
