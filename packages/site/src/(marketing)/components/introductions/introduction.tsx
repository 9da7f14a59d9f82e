import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ComponentType, ReactNode } from 'react';
import { introductionFrame } from '#(marketing)/content/introductions/frame.ts';
import type { IntroductionText } from '#(marketing)/content/introductions/introduction-text.ts';
import type { PictureProps } from '#(marketing)/pictures/picture.tsx';
import { Band } from '../band.tsx';
import { PassageBand } from './passage-band.tsx';
import { Today } from './today.tsx';

interface IntroductionProps {
  text: IntroductionText;
  picture: ComponentType<PictureProps>;
  /** What can be looked at or tried, right below the beginning. */
  children?: ReactNode;
  /** Whether the first passage is set back; the bands alternate from there. */
  sunkFirst?: boolean;
}

/** The introduction of a feature: its purpose, a sample, how it is done, and what works today. */
export function Introduction({
  text,
  picture: Picture,
  children,
  sunkFirst = false,
}: IntroductionProps) {
  const { begin, passages } = text;
  const sunk = (band: number) => (band % 2 === 0) === sunkFirst;
  return (
    <>
      <div className="page-column grid items-center gap-8 pb-12 md:grid-cols-[1.6fr_1fr]">
        <div>
          <PageHeading title={text.heading} lead={text.lead} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <LinkButton href={begin.href} variant="primary" size="lg">
              {begin.label}
            </LinkButton>
            <span className="text-ink-soft">{begin.hint}</span>
          </div>
        </div>
        <Picture className="max-w-80 justify-self-center" />
      </div>
      {children}
      {passages.map((passage, index) => (
        <PassageBand key={passage.heading} passage={passage} sunk={sunk(index)} />
      ))}
      <Today text={text.today} sunk={sunk(passages.length)} />
      <Band sunk={sunk(passages.length + 1)} heading={introductionFrame.questions}>
        <div className="grid gap-x-12 lg:grid-cols-3">
          {text.questions.map(({ question, answer }) => (
            <div key={question} className="border-t border-rule py-5">
              <h3 className="m-0 text-xl">{question}</h3>
              <p className="mt-1 mb-0">{answer}</p>
            </div>
          ))}
        </div>
      </Band>
    </>
  );
}
