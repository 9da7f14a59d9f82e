import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { AuthButton } from '../auth-button.tsx';

/** Ways in for each reason to come, and the last thing to press. */
export function Closing() {
  const { heading, text, begin, signIn } = home.closing;
  const { occasions, grid } = home;
  return (
    <section className="page-column py-10 sm:py-20">
      <div className="grid items-start gap-x-10 gap-y-10 md:grid-cols-[1fr_1.6fr] lg:gap-x-16">
        <div>
          <h2 className="m-0 text-3xl sm:text-4xl">{heading}</h2>
          <p className="mt-4 mb-0 max-w-measure text-lg text-ink-soft">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton href="/pricing" variant="primary" size="lg">
              {begin}
            </LinkButton>
            <AuthButton size="lg" variant="quiet">
              {signIn}
            </AuthButton>
          </div>
        </div>
        <div>
          <h2 className="m-0 text-2xl">{occasions.heading}</h2>
          <ul className="m-0 mt-4 grid list-none gap-x-10 p-0 sm:grid-cols-2">
            {occasions.items.map((item) => (
              <li key={item.href} className="border-t border-rule py-4">
                <h3 className="m-0 text-lg">{item.title}</h3>
                <p className="mt-1 mb-1 text-base text-ink-soft">{item.text}</p>
                <a href={item.href} className="link">
                  {item.link}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <nav
        aria-label={grid.heading}
        className="mt-10 flex flex-wrap items-baseline gap-x-8 gap-y-1 border-t border-rule pt-6"
      >
        <span className="font-serif text-lg">{grid.heading}</span>
        {grid.doors.map((door) => (
          <a key={door.href} href={door.href} className="link py-2">
            {door.label}
          </a>
        ))}
      </nav>
    </section>
  );
}
