import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { heroVoice, heroVoicePeaks } from '#(marketing)/content/hero-voice.ts';
import { sampleMessage } from '#(marketing)/content/sample-message.ts';
import { exampleMessage } from '#(marketing)/content/worked-example.ts';
import { MessageBody } from '#received/components/message-body.tsx';
import { PlaySign } from './play-sign.tsx';
import { SampleFigure } from './sample-figure.tsx';
import { WaveBars } from './wave-bars.tsx';

const recording = {
  id: 'sample',
  kind: 'VOICE',
  title: heroVoice.title,
  recordedAt: exampleMessage.recordedAt,
  mimeType: 'audio/mpeg',
  bytes: 0,
  url: '',
  downloadUrl: '',
  ready: true,
} as const;

/** The page behind the link in the email, as its reader sees it. */
export function Reader() {
  const { heading, paragraphs, sample, more } = home.reader;
  const { from, title, body } = sampleMessage;
  return (
    <section className="bg-amber-tint py-10 sm:py-20">
      <div className="page-column grid items-center gap-x-10 gap-y-8 md:grid-cols-[1fr_1.35fr] lg:gap-x-16">
        <div>
          <h2 className="m-0 text-3xl sm:text-4xl">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 mb-0 max-w-measure text-lg">
              {paragraph}
            </p>
          ))}
          <LinkButton href="/how-it-works" className="mt-6">
            {more}
          </LinkButton>
        </div>
        <SampleFigure caption={sample} className="px-5 py-8 sm:px-10">
          <MessageBody
            message={{ from, to: exampleMessage.name, title, body, items: [recording] }}
            heading="h3"
            timeZone={exampleMessage.timeZone}
            player={() => <StillPlayer />}
          />
        </SampleFigure>
      </div>
    </section>
  );
}

/** The player as it looks before it is pressed. */
function StillPlayer() {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-5">
      <span className="flex size-14 items-center justify-center rounded-full bg-accent text-on-accent">
        <PlaySign className="size-6" />
      </span>
      <div className="h-16">
        <WaveBars peaks={heroVoicePeaks.slice(0, 72)} className="text-amber" />
      </div>
    </div>
  );
}
