import { timeCapsules as text } from '#(marketing)/content/introductions/time-capsules.ts';
import { sampleCapsule as capsule } from '#(marketing)/content/sample-capsule.ts';
import { CapsulePicture } from '#(marketing)/pictures/capsule-picture.tsx';
import { Band } from '../band.tsx';
import { Introduction } from './introduction.tsx';

/** /time-capsules, and the capsules' section of the home page. */
export function TimeCapsulesIntroduction() {
  return (
    <Introduction text={text} picture={CapsulePicture}>
      <Band sunk heading={capsule.heading} lead={capsule.lead}>
        <div className="max-w-[44rem] rounded-lg border-2 border-edge bg-raised p-6 shadow-float sm:p-10">
          <p className="m-0 text-sm font-semibold text-amber-ink">{capsule.label}</p>
          <p className="mt-1 mb-0 font-serif text-2xl sm:text-3xl">{capsule.opens}</p>
          <dl className="mt-6 mb-0 grid gap-x-6 gap-y-3 border-t border-rule pt-6 sm:grid-cols-[auto_1fr]">
            {capsule.facts.map(([what, how]) => (
              <div key={what} className="sm:contents">
                <dt className="text-ink-soft">{what}</dt>
                <dd className="m-0">{how}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="mt-6 mb-0 text-sm text-ink-soft">{capsule.invented}</p>
      </Band>
    </Introduction>
  );
}
