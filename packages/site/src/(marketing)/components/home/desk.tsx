import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { AuthButton } from '../auth-button.tsx';
import { SampleComposer } from './sample-composer.tsx';

/** How it works: three steps beside the composer as members see it. */
export function Desk() {
  const { heading, paragraphs, see, more } = home.how;
  return (
    <section className="bg-sunk py-10 sm:py-20">
      <div className="page-column grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <h2 className="m-0 text-3xl sm:text-4xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 mb-0 max-w-measure">
              {paragraph}
            </p>
          ))}
          <div className="mt-5 flex flex-wrap gap-x-3 gap-y-2">
            <LinkButton href="#memories">{see}</LinkButton>
            <LinkButton href="/how-it-works" variant="quiet" className="-ml-5 sm:ml-0">
              {more}
            </LinkButton>
          </div>
          <Steps />
        </div>
        <SampleComposer />
      </div>
    </section>
  );
}

function Steps() {
  const { heading, items, start } = home.steps;
  return (
    <>
      <h3 className="mt-10 mb-0 text-2xl">{heading}</h3>
      <ol className="m-0 mt-4 list-none p-0">
        {items.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-4">
            <span className="font-serif text-2xl leading-none text-accent" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h4 className="m-0 font-serif text-lg leading-snug font-medium">{step.title}</h4>
              <p className="mt-1 mb-0 max-w-measure">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <AuthButton variant="primary" size="lg" className="mt-3">
        {start}
      </AuthButton>
    </>
  );
}
