import { Picture, type PictureProps } from './picture.tsx';

/** A round table from above: four cups, one photograph in the middle that all look at. */
export function TablePicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M30 122c-4-54 54-94 130-94s132 36 132 92-50 92-128 94S34 176 30 122Z"
      />
      <ellipse className="fill-raised" cx="160" cy="122" rx="112" ry="78" />
      <path className="fill-paper" d="m128 96 62-6 6 54-62 6Z" />
      <circle cx="150" cy="114" r="6" strokeWidth="2" />
      <circle cx="172" cy="112" r="6" strokeWidth="2" />
      <path d="M140 134c2-10 18-12 20-1M162 132c2-10 18-12 21-1" strokeWidth="2" />
      {cups.map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle className="fill-amber-tint" cx={x} cy={y} r="13" />
          <path d={`M${x + 12} ${y - 5}a6 6 0 1 1 0 10`} strokeWidth="2" />
        </g>
      ))}
      <path d="M34 84c-10 10-16 24-14 38M286 84c10 10 16 24 14 38M110 24c-12 2-22 6-32 12M210 216c12-2 22-6 32-12" />
    </Picture>
  );
}

const cups: readonly (readonly [number, number])[] = [
  [160, 66],
  [236, 122],
  [160, 178],
  [84, 122],
];
