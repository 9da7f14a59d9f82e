import { introductionFrame as words } from '#(marketing)/content/introductions/frame.ts';
import type { TodayText } from '#(marketing)/content/introductions/introduction-text.ts';
import { Band } from '../band.tsx';

/** What works today, what does not yet, and where to start now. */
export function Today({ text, sunk }: { text: TodayText; sunk: boolean }) {
  return (
    <Band sunk={sunk} heading={words.today}>
      <dl className="m-0 grid gap-8 md:grid-cols-2">
        <div className="border-t-2 border-accent pt-4">
          <dt className="font-serif text-xl">{words.works}</dt>
          <dd className="mt-2 ml-0 max-w-measure">{text.works}</dd>
        </div>
        <div className="border-t-2 border-edge pt-4">
          <dt className="font-serif text-xl">{words.building}</dt>
          <dd className="mt-2 ml-0 max-w-measure">{text.building}</dd>
        </div>
      </dl>
      <ul className="mt-8 mb-0 flex list-none flex-wrap gap-x-8 gap-y-3 p-0">
        {text.links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="link">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
