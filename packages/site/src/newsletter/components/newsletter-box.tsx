import type { NewsletterPlaceName } from '@infinite/schema/catalogue/newsletter';
import { newsletterBoxWords as words } from '@infinite/schema/words/newsletter.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';

interface NewsletterBoxProps {
  /** Its position on the site; stored with the consent. */
  place: NewsletterPlaceName;
  /** Between the address and the button, such as a choice of interests. */
  children?: ReactNode;
  /** For a place whose heading stands above already. */
  hideTitle?: boolean;
  className?: string;
}

/**
 * 'Stay Connected': a plain form, which `newsletter-forms.ts` submits in place if scripts run. It
 * never reveals which addresses are known.
 */
export function NewsletterBox({ place, children, hideTitle, className }: NewsletterBoxProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={clsx(hideTitle ? 'only-read-aloud' : 'm-0 text-lg')}>
        {words.title}
      </h2>
      {hideTitle ? null : <p className="mt-1 mb-4 text-sm text-ink-soft">{words.lead}</p>}
      <form method="post" action="/newsletter/subscribe" data-newsletter data-island="newsletter">
        <input type="hidden" name="place" value={place} />
        <input type="hidden" name="shown" defaultValue="" />
        {/** Honeypot: hidden, not focusable, and not read aloud. */}
        <div aria-hidden className="only-read-aloud">
          <label>
            {words.leaveEmpty}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Field label={words.email} required>
          <TextInput type="email" name="email" autoComplete="email" inputMode="email" />
        </Field>
        {children}
        <Button type="submit" variant="primary" className="mt-3">
          {words.submit}
        </Button>
        <p className="mt-2 mb-0 text-sm text-ink-soft" role="status" data-newsletter-says>
          {words.note}
        </p>
      </form>
    </section>
  );
}
