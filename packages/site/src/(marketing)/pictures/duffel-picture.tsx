import { Picture, type PictureProps } from './picture.tsx';

/** A packed bag by the door, a child's drawing pinned to it. */
export function DuffelPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M36 118c-4-50 44-86 114-88s134 26 138 84-44 92-122 96S40 172 36 118Z"
      />
      <path d="M22 210h276M216 210V50h62v160" />
      <circle cx="228" cy="134" r="3" />
      <path
        className="fill-raised"
        d="M50 138c0-14 8-22 22-22h106c14 0 22 8 22 22v52c0 12-6 20-18 20H68c-12 0-18-8-18-20Z"
      />
      <path d="M86 116V98c0-10 6-16 14-16h50c8 0 14 6 14 16v18M86 116v94M164 116v94M50 140h150" />
      <path className="fill-amber-tint" d="m104 146 44-4 4 40-44 4Z" />
      <path d="m114 176 12-14 6 6 8-12M116 156l6-1" strokeWidth="2" />
      <circle cx="126" cy="143" r="2.5" className="fill-ink" />
      <path d="M236 78h24v24h-24ZM248 78v24M236 90h24" strokeWidth="2" />
    </Picture>
  );
}
