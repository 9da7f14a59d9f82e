import { indexOf } from '@infinite/kinship/graph-index';
import { samplePeople } from '#(marketing)/content/sample-family.ts';
import { sampleTreeWords as words } from '#(marketing)/content/sample-tree.ts';
import { sampleGraph, samplePersonNumber } from '#(marketing)/sample-graph.ts';
import { sampleScene } from '#(marketing)/sample-scene.ts';
import { ChartFrame } from '#tree/chart/chart-frame.tsx';
import { stillShape } from '#tree/chart/still-drawing.ts';
import { Band } from '../band.tsx';
import { PersonPanel } from './person-panel.tsx';

interface SampleTreeProps {
  /** Who stands in the middle at first, with their page open. */
  first: string;
  /** Whether it stands there to be listened to. */
  listening?: boolean;
}

const index = indexOf(sampleGraph);

/**
 * A tree to walk through. Each person is a link to their panel, so that it works without scripts;
 * `acts/sample-tree.ts` opens the panels, and the chart itself comes when somebody reaches for it.
 */
export function SampleTree({ first, listening }: SampleTreeProps) {
  const root = samplePersonNumber(first);
  return (
    <Band
      sunk
      id="sample-tree"
      heading={listening ? words.headingListening : words.heading}
      lead={listening ? words.leadListening : words.lead}
    >
      <div
        data-island="sample-tree"
        data-graph={JSON.stringify(sampleGraph)}
        data-first={first}
        className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div>
          <ChartFrame
            people={samplePeople.length}
            label={words.tree}
            still={stillShape(sampleScene(index, root), root)}
            className="h-[26rem] sm:h-[34rem]"
          />
          <p className="mt-2 mb-0 text-sm text-ink-soft">{words.hint}</p>
          <Everyone />
        </div>
        {/* `data-by-address` holds while no script is there: then the address says who is shown. */}
        <div data-panels data-by-address aria-live="polite" className="lg:sticky lg:top-24">
          {samplePeople.map((person) => (
            <PersonPanel key={person.id} person={person} first={person.id === first} />
          ))}
        </div>
      </div>
      <p className="mt-8 mb-0 text-sm text-ink-soft">
        {words.invented} {words.voiceNote}
      </p>
    </Band>
  );
}

/** The same people as a list, by surname and name as the pages of a book have them. */
function Everyone() {
  return (
    <details className="mt-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
        {words.everyone(samplePeople.length)}
      </summary>
      <ul className="m-0 list-none columns-2 gap-6 p-0 sm:columns-3">
        {samplePeople.map(({ id, name, surname }) => (
          <li key={id} className="break-inside-avoid">
            <a href={`#person-${id}`} className="link inline-block py-1.5">
              {name} {surname}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
