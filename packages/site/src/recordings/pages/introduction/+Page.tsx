import { voiceRecordingsIntroduction as words } from '#recordings/recorder.en.ts';
import { PageHeading } from '@infinite/ui/page-heading';
import { AuthButton } from '#(marketing)/components/auth-button.tsx';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { Waveform } from '#recordings/player/waveform.tsx';
import { drawnVoice } from './drawn-voice.ts';

/** What a visitor finds: what the recorder does, what is promised, and the way in. */
export function Page() {
  const begin = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <AuthButton variant="primary" size="lg" returnUrl={voiceRecordingsPath}>
        {words.begin}
      </AuthButton>
      <span className="text-ink-soft">{words.beginHint}</span>
    </div>
  );
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.heading} lead={words.lead} />
      {begin}
      <div className="mt-12 h-32">
        <Waveform peaks={drawnVoice} progress={0.38} />
      </div>

      <h2 className="mt-16 mb-6 text-2xl">{words.how.heading}</h2>
      <ol className="m-0 grid list-none gap-8 p-0 sm:grid-cols-3">
        {words.how.steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-accent pt-4">
            <span className="font-serif text-2xl text-accent" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="mt-1 mb-2 text-xl">{step.title}</h3>
            <p className="m-0">{step.body}</p>
          </li>
        ))}
      </ol>

      <h2 className="mt-16 mb-6 text-2xl">{words.safe.heading}</h2>
      <dl className="m-0 grid gap-8 sm:grid-cols-3">
        {words.safe.points.map((point) => (
          <div key={point.title}>
            <dt className="font-serif text-xl">{point.title}</dt>
            <dd className="mt-2 ml-0">{point.body}</dd>
          </div>
        ))}
      </dl>

      <h2 className="mt-16 mb-3 text-2xl">{words.already.heading}</h2>
      <p className="mt-0 mb-0 max-w-measure">{words.already.body}</p>

      <h2 className="mt-16 mb-2 text-2xl">{words.questions.heading}</h2>
      {words.questions.items.map((item) => (
        <div key={item.question} className="max-w-measure border-b border-rule py-5">
          <h3 className="mt-0 mb-1 text-xl">{item.question}</h3>
          <p className="m-0">{item.answer}</p>
        </div>
      ))}
      <div className="mt-12">{begin}</div>
    </div>
  );
}
