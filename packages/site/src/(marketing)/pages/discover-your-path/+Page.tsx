import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { ArrowRight } from 'lucide-react';
import { Opening } from '#(marketing)/components/opening.tsx';
import { PathSection } from '#(marketing)/components/path/path-section.tsx';
import {
  discoverYourPath as words,
  firstStep,
  pathEnds,
  pathSteps,
  type PathEnd,
  type PathStep,
} from '#(marketing)/content/discover-your-path.ts';
import { SignpostPicture } from '#(marketing)/pictures/signpost-picture.tsx';

/** A chooser of two questions, made of links. */
export function Page() {
  return (
    <>
      <Opening heading={words.heading} lead={words.lead} picture={<SignpostPicture />} />
      <div className="page-column pb-16">
        <div className="group/path min-h-[28rem] max-w-[46rem]">
          {pathSteps.map((step) => (
            <Step key={step.id} {...step} />
          ))}
          {pathEnds.map((end) => (
            <End key={end.id} {...end} />
          ))}
          <p className="mt-12 mb-0 border-t border-rule pt-6">
            {words.other}{' '}
            <a className="link" href="/features">
              {words.all}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

function Step({ id, question, because, answers }: PathStep) {
  return (
    <PathSection id={id}>
      {because ? <p className="mt-0 mb-1 text-ink-soft">{because}</p> : null}
      <h2 id={`${id}-title`} className="mt-0 mb-5 text-2xl">
        {question}
      </h2>
      <ul className="m-0 grid list-none gap-3 p-0" aria-label={words.answers}>
        {answers.map((answer) => (
          <li key={answer.to}>
            <a
              href={`#${answer.to}`}
              className="flex min-h-16 items-center justify-between gap-4 rounded-md border border-edge bg-raised px-5 py-3 text-ink no-underline hover:border-ink hover:bg-sunk"
            >
              <span>
                <span className="block font-semibold">{answer.label}</span>
                {answer.hint ? (
                  <span className="block text-sm text-ink-soft">{answer.hint}</span>
                ) : null}
              </span>
              <Icon as={ArrowRight} className="text-accent" />
            </a>
          </li>
        ))}
      </ul>
      {because ? <Again /> : null}
    </PathSection>
  );
}

function End({ id, title, reason, next, also }: PathEnd) {
  return (
    <PathSection id={id}>
      <p className="mt-0 mb-1 text-ink-soft">{words.result}</p>
      <h2 id={`${id}-title`} className="m-0 text-2xl">
        {title}
      </h2>
      <p className="mt-3 mb-6 max-w-measure text-lg">{reason}</p>
      <LinkButton href={next.href} variant="primary" size="lg">
        {next.label}
      </LinkButton>
      <p className="mt-4 mb-0">
        {words.also}{' '}
        <a className="link" href={also.href}>
          {also.label}
        </a>
      </p>
      <Again />
    </PathSection>
  );
}

function Again() {
  return (
    <p className="mt-6 mb-0">
      <a className="link" href={`#${firstStep}`}>
        {words.again}
      </a>
    </p>
  );
}
