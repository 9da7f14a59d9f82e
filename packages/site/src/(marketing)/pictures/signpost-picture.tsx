import { Picture, type PictureProps } from './picture.tsx';

/** A signpost where three paths part. */
export function SignpostPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-amber-tint"
        stroke="none"
        d="M36 120c-4-52 46-88 116-90s134 28 136 84-44 92-122 96S40 176 36 120Z"
      />
      <path d="M156 214V40h10v174" className="fill-raised" />
      <path className="fill-raised" d="M166 58h70l18 14-18 14h-70Z" />
      <path className="fill-accent-tint" d="M156 96H84l-18 14 18 14h72Z" />
      <path className="fill-raised" d="M166 134h58l18 14-18 14h-58Z" />
      <path d="M180 72h40M96 110h44M180 148h34" strokeWidth="2" />
      <path d="M20 214c40-14 76-18 136-18M166 196c50 0 92 6 134 18M120 236c10-16 22-28 36-34M200 236c-8-16-18-28-34-34" />
      <path
        d="M56 214c0-10 4-16 10-20 4 6 6 12 3 20M258 210c0-8 3-14 8-18 5 5 6 12 3 19"
        strokeWidth="2"
      />
    </Picture>
  );
}
