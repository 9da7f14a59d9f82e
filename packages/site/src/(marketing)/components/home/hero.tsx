import { heroDefaults } from '@infinite/schema/words/site-settings.en';
import { LinkButton } from '@infinite/ui/link-button';
import { usePageContext } from 'vike-react/usePageContext';
import { AuthButton } from '../auth-button.tsx';
import { home } from '#(marketing)/content/home.ts';
import { HousePicture } from '#(marketing)/pictures/house-picture.tsx';

/** Administrators can change its two lines and its button labels. */
export function Hero() {
  const { hero } = home;
  const chosen = usePageContext().hero;
  return (
    <section className="page-column grid items-center gap-10 py-12 sm:py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div>
        <h1 className="m-0 text-4xl sm:text-5xl">{chosen?.heading ?? heroDefaults.heading}</h1>
        <p className="mt-5 mb-0 max-w-measure text-lg text-ink-soft sm:text-xl sm:leading-normal">
          {chosen?.lead ?? heroDefaults.lead}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton href="#memories" variant="primary" size="lg">
            {chosen?.look ?? heroDefaults.look}
          </LinkButton>
          <AuthButton size="lg">{chosen?.start ?? heroDefaults.start}</AuthButton>
        </div>
        <p className="mt-4 mb-0 text-sm text-ink-soft">{hero.note}</p>
      </div>
      <HousePicture label={hero.picture} className="max-w-[560px] justify-self-center" />
    </section>
  );
}
