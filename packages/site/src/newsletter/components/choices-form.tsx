import { newsletterPaces } from '@infinite/schema/catalogue/newsletter';
import type { NewsletterChoicesQuery } from '@infinite/schema/generated/graphql';
import {
  newsletterConsentWords,
  newsletterPageWords,
  paceWords,
} from '@infinite/schema/words/newsletter.en';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { InterestBoxes } from './interest-boxes.tsx';

const words = newsletterPageWords.preferences;
type Choices = NonNullable<NewsletterChoicesQuery['newsletterChoices']>;

/** How often, about what, and whether openings and clicks may be counted. */
export function ChoicesForm({ choices, token }: { choices: Choices; token: string }) {
  return (
    <form method="post" action={`/newsletter/preferences/${token}`} className="w-full">
      <fieldset className="m-0 border-0 p-0">
        <legend className="p-0 font-semibold">{words.pace}</legend>
        {newsletterPaces.map((pace) => (
          <label key={pace} className="flex cursor-pointer items-start gap-3 py-2">
            <input
              type="radio"
              name="pace"
              value={pace}
              defaultChecked={pace === choices.pace}
              className="mt-[0.2em] size-5 shrink-0 cursor-pointer accent-accent"
            />
            <span>
              {paceWords[pace].label}
              <span className="block text-sm text-ink-soft">{paceWords[pace].hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <InterestBoxes chosen={choices.interests} />
      <fieldset className="m-0 mt-5 border-0 p-0">
        <legend className="p-0 font-semibold">{words.openings}</legend>
        <Checkbox
          name="countsOpens"
          label={newsletterConsentWords.countsOpens}
          hint={words.openingsHint}
          defaultChecked={choices.countsOpens}
        />
      </fieldset>
      <fieldset className="m-0 mt-5 border-0 p-0">
        <legend className="p-0 font-semibold">{words.links}</legend>
        <Checkbox
          name="countsClicks"
          label={newsletterConsentWords.countsClicks}
          hint={words.linksHint}
          defaultChecked={choices.countsClicks}
        />
      </fieldset>
      <Button type="submit" variant="primary" className="mt-6">
        {words.submit}
      </Button>
    </form>
  );
}
