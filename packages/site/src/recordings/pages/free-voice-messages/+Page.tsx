import { tryRecorderWords } from '#recordings/visitor/try-recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { Circle } from 'lucide-react';
import { Band } from '#(marketing)/components/band.tsx';
import { freeVoiceMessages as words } from '#recordings/content/free-voice-messages.ts';

export function Page() {
  const { free, paid, begin, questions } = words;
  return (
    <>
      <div className="page-column pb-14">
        <PageHeading title={words.heading} lead={words.lead} />
        <TryPlace />
      </div>
      <Band sunk heading={free.heading} lead={free.lead}>
        <dl className="m-0 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {free.items.map(({ title, text }) => (
            <div key={title} className="border-t-2 border-accent pt-4">
              <dt className="font-serif text-xl">{title}</dt>
              <dd className="mt-2 ml-0">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-10 mb-0 max-w-measure">
          {paid.text}{' '}
          <a className="link" href="/transparent-pricing">
            {paid.link}
          </a>
        </p>
      </Band>
      <Band heading={begin.heading} lead={begin.lead}>
        <ol className="m-0 grid list-none gap-8 p-0 md:grid-cols-3">
          {begin.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="mt-0 mb-2 text-xl">{title}</h3>
              <p className="m-0">{text}</p>
            </li>
          ))}
        </ol>
        <LinkButton href="/before-its-too-late" className="mt-8">
          {begin.link}
        </LinkButton>
      </Band>
      <Band sunk heading={questions.heading}>
        <div className="max-w-measure">
          {questions.items.map(({ question, answer }) => (
            <div key={question} className="border-b border-rule py-5">
              <h3 className="mt-0 mb-1 text-xl">{question}</h3>
              <p className="m-0">{answer}</p>
            </div>
          ))}
        </div>
      </Band>
    </>
  );
}

/** Where the recorder will stand; the button brings it. */
function TryPlace() {
  return (
    <section
      id="try-recorder"
      data-island="try-recorder"
      aria-label={tryRecorderWords.region}
      className="max-w-[800px] rounded-md border border-rule bg-raised px-5 py-6 sm:px-8 sm:py-8"
    >
      <div data-try-placeholder>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 noscript:hidden">
          <Button type="button" variant="primary" size="lg">
            <Icon as={Circle} className="fill-current" />
            {tryRecorderWords.begin}
          </Button>
          <span className="text-ink-soft">{tryRecorderWords.beginHint}</span>
        </div>
        <p role="status" className="mt-4 mb-0 empty:hidden" />
        <noscript>
          <p className="m-0">{tryRecorderWords.noScripts}</p>
        </noscript>
      </div>
    </section>
  );
}
