import type { Passage } from '#(marketing)/content/introductions/introduction-text.ts';
import { Band } from '../band.tsx';
import { NumberedSteps } from '../numbered-steps.tsx';

export function PassageBand({ passage, sunk }: { passage: Passage; sunk: boolean }) {
  const { heading, paragraphs = [], points, steps } = passage;
  return (
    <Band sunk={sunk} heading={heading}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-0 mb-5 max-w-measure last:mb-0">
          {paragraph}
        </p>
      ))}
      {points ? (
        <dl className="m-0 grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {points.map((point) => (
            <div key={point.title} className="border-t border-edge pt-4">
              <dt className="font-serif text-xl">{point.title}</dt>
              <dd className="mt-2 ml-0 max-w-measure">{point.text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {steps ? <NumberedSteps steps={steps} /> : null}
    </Band>
  );
}
