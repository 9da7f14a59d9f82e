import { Picture, type PictureProps } from './picture.tsx';

const people: readonly (readonly [number, number, number])[] = [
  [160, 46, 17],
  [104, 74, 15],
  [216, 74, 15],
  [66, 118, 13],
  [128, 118, 13],
  [192, 118, 13],
  [254, 118, 13],
];

/** A tree whose fruits are people. */
export function TreePicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M36 118c-8-36 30-50 40-74 12-30 54-36 86-32s58-4 78 26 58 44 44 84-58 40-84 44-40-8-56-2-100 2-108-46Z"
      />
      <path d="M160 216v-92M160 150c-20-6-42-22-54-60M160 150c20-6 42-22 54-60M160 128V64M132 176c-28-4-52-20-62-46M188 176c28-4 52-20 62-46M160 168c-14-8-26-20-30-36M160 168c14-8 26-20 30-36" />
      <path d="M160 186c-6-8-16-10-28-10M160 186c6-8 16-10 28-10" />
      <path d="M104 218c18-8 40-6 56-2 18-6 40-4 58 2M72 224h176" />
      {people.map(([x, y, size]) => (
        <g key={`${x}-${y}`}>
          <circle className="fill-raised" cx={x} cy={y} r={size} />
          <circle cx={x} cy={y - size * 0.22} r={size * 0.27} strokeWidth="1.75" />
          <path
            d={`M${x - size * 0.55} ${y + size * 0.62}a${size * 0.55} ${size * 0.5} 0 0 1 ${size * 1.1} 0`}
            strokeWidth="1.75"
          />
        </g>
      ))}
    </Picture>
  );
}
