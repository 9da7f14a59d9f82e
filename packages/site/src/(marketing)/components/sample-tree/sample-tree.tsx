import { samplePeople } from '#(marketing)/content/sample-family.ts';
import { sampleTreeWords as words } from '#(marketing)/content/sample-tree.ts';
import { Band } from '../band.tsx';
import { PersonPanel } from './person-panel.tsx';
import { TreeDrawing } from './tree-drawing.tsx';

interface SampleTreeProps {
  /** Whose page lies open at first. */
  first: string;
  /** Whether it stands there to be listened to. */
  listening?: boolean;
}

/**
 * A tree to walk through. Each person is a link to their panel, so that it works without scripts;
 * `acts/sample-tree.ts` adds the arrow keys and leaves the page where it is.
 */
export function SampleTree({ first, listening }: SampleTreeProps) {
  return (
    <Band
      sunk
      id="sample-tree"
      heading={listening ? words.headingListening : words.heading}
      lead={listening ? words.leadListening : words.lead}
    >
      <div
        data-island="sample-tree"
        className="grid items-start gap-8 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:gap-12"
      >
        <TreeDrawing first={first} />
        {/* `data-by-address` holds while no script is there: then the address says who is shown. */}
        <div data-panels data-by-address aria-live="polite" className="md:sticky md:top-24">
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
