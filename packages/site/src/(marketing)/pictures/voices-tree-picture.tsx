import { sampleVoices } from '#(marketing)/content/sample-family.ts';
import {
  drawnPeople,
  drawnSheet,
  drawnUnions,
  type DrawnPerson,
  unionPath,
} from './voices-tree-sheet.ts';

const wave = [5, 11, 7, 16, 22, 12, 18, 9, 14, 6];

/** The sample family's tree; an amber wave stands over everyone who left a voice. */
export function VoicesTreePicture({ label }: { label: string }) {
  return (
    <svg
      viewBox={`0 0 ${drawnSheet.width} ${drawnSheet.height}`}
      role="img"
      aria-label={label}
      className="mx-auto block h-auto w-full max-w-[420px] lg:max-w-[560px] fill-none text-ink stroke-current"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M8 96c8-70 96-92 176-90s150 30 152 110-32 96-40 180 10 186-96 194-96-60-126-138S0 166 8 96Z"
      />
      {drawnUnions.map((union) => (
        <path key={union.partners.join()} d={unionPath(union)} className="stroke-edge" />
      ))}
      {drawnPeople.map((person) => (
        <Face key={person.id} person={person} />
      ))}
    </svg>
  );
}

function Face({ person: { id, name, x, y } }: { person: DrawnPerson }) {
  const voice = id in sampleVoices;
  const bars = wave.map(
    (height, index) => `M${x - 22.5 + index * 5} ${y - 6 - height / 2}v${height}`,
  );
  return (
    <>
      <circle
        cx={x}
        cy={y - 6}
        r={voice ? 32 : 24}
        className={voice ? 'fill-amber-tint stroke-amber' : 'fill-raised'}
      />
      <path
        d={
          voice
            ? bars.join('')
            : `M${x - 6} ${y - 12}a6 6 0 1 0 12 0a6 6 0 1 0-12 0M${x - 13} ${y + 9}a13 12 0 0 1 26 0`
        }
        className={voice ? 'stroke-amber-ink' : undefined}
        strokeWidth={voice ? 2.5 : 2}
      />
      <text
        x={x}
        y={y + 41}
        textAnchor="middle"
        stroke="none"
        className="fill-current font-serif text-[15px]"
      >
        {name}
      </text>
    </>
  );
}
