import {
  samplePeople,
  sampleUnions,
  sampleVoices,
  treeSheet,
  type SamplePerson,
} from '#(marketing)/content/sample-family.ts';
import { sampleTreeWords as words } from '#(marketing)/content/sample-tree.ts';
import { stepsFrom, unionPath } from '#(marketing)/sample-kinship.ts';

/** The tree, drawn in the same style as the other illustrations. */
export function TreeDrawing({ first }: { first: string }) {
  return (
    <svg
      viewBox={`0 0 ${treeSheet.width} ${treeSheet.height}`}
      width={treeSheet.width}
      height={treeSheet.height}
      role="group"
      aria-label={words.tree}
      className="block h-auto w-full max-w-[520px] text-ink"
    >
      {sampleUnions.map((union) => (
        <path
          key={union.partners.join()}
          d={unionPath(union)}
          className="fill-none stroke-edge"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ))}
      {samplePeople.map((person) => (
        <Person key={person.id} person={person} current={person.id === first} />
      ))}
    </svg>
  );
}

function Person({ person, current }: { person: SamplePerson; current: boolean }) {
  const { id, name, years, calls, x, y } = person;
  const { up, down, left, right } = stepsFrom(id);
  const voice = id in sampleVoices;
  return (
    <a
      href={`#person-${id}`}
      data-person={id}
      data-up={up}
      data-down={down}
      data-left={left}
      data-right={right}
      aria-label={words.partOf(name, years, calls, voice)}
      aria-current={current ? 'true' : undefined}
      className="group cursor-pointer focus:outline-none"
    >
      {/* Large enough for a thumb; drawn when the keyboard stands here. */}
      <rect
        x={x - 37}
        y={y - 39}
        width="74"
        height="96"
        rx="7"
        strokeWidth="3"
        className="fill-transparent stroke-transparent group-focus-visible:stroke-accent"
      />
      <circle
        cx={x}
        cy={y - 6}
        r="26"
        strokeWidth="2.5"
        className="fill-raised stroke-current group-hover:fill-accent-tint group-aria-[current=true]:fill-accent-tint group-aria-[current=true]:stroke-accent"
      />
      <circle cx={x} cy={y - 12} r="7" className="fill-none stroke-current" strokeWidth="2" />
      <path
        d={`M${x - 14} ${y + 10}a14 13 0 0 1 28 0`}
        className="fill-none stroke-current"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {voice ? (
        <g>
          <circle cx={x + 22} cy={y - 26} r="12" className="fill-amber-tint stroke-amber" />
          <path
            d={`M${x + 16} ${y - 28}v4M${x + 20} ${y - 32}v12M${x + 24} ${y - 30}v8M${x + 28} ${y - 28}v4`}
            className="stroke-amber-ink"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </g>
      ) : null}
      <text
        x={x}
        y={y + 37}
        textAnchor="middle"
        className="fill-current font-serif text-[15px] group-aria-[current=true]:font-semibold"
      >
        {name}
      </text>
      {/* The name of the link is compared with its words, which need the gap between them. */}{' '}
      <text x={x} y={y + 52} textAnchor="middle" className="fill-ink-soft font-sans text-[12px]">
        {years}
      </text>
    </a>
  );
}
