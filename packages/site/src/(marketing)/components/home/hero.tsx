import { heroDefaults } from '@infinite/schema/words/site-settings.en';
import { LinkButton } from '@infinite/ui/link-button';
import { usePageContext } from 'vike-react/usePageContext';
import { AuthButton } from '../auth-button.tsx';
import { home } from '#(marketing)/content/home.ts';
import { HeroVoice } from './hero-voice.tsx';

/** Administrators can change its two lines and its button labels. */
export function Hero() {
  const chosen = usePageContext().hero;
  return (
    <section>
      <div className="page-column grid items-end gap-x-16 gap-y-6 pt-10 sm:pt-14 lg:grid-cols-[1.35fr_1fr]">
        <h1 className="m-0 text-4xl sm:text-5xl lg:text-[4.25rem] lg:leading-[1.02]">
          {chosen?.heading ?? heroDefaults.heading}
        </h1>
        <div>
          <p className="m-0 max-w-measure text-lg text-ink-soft">
            {chosen?.lead ?? heroDefaults.lead}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton href="#memories" variant="primary" size="lg">
              {chosen?.look ?? heroDefaults.look}
            </LinkButton>
            <AuthButton size="lg">{chosen?.start ?? heroDefaults.start}</AuthButton>
          </div>
          <p className="mt-3 mb-0 text-sm text-ink-soft">{home.hero.note}</p>
        </div>
      </div>
      <HeroVoice />
    </section>
  );
}
