import { Picture, type PictureProps } from './picture.tsx';

/** A fan of begun letters, each with its first line written. */
export function SheetsPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M34 120c-4-52 44-88 114-90s138 26 140 84-46 92-124 96S38 176 34 120Z"
      />
      <path className="fill-paper" d="m56 88 72-26 40 116-72 26Z" />
      <path d="m72 104 40-14" strokeWidth="2" />
      <path className="fill-paper" d="m192 56 74 22-36 118-74-22Z" />
      <path d="m206 82 40 12" strokeWidth="2" />
      <path className="fill-raised" d="M116 50h84v126h-84Z" />
      <path d="M130 72h40" strokeWidth="2" />
      <path d="M130 92h56M130 108h56M130 124h40" strokeWidth="2" strokeDasharray="1 6" />
      <path className="stroke-amber" d="M130 150c8-8 12 8 20 0s10-4 14 0" />
      <path className="fill-amber-tint" d="M176 176h24v28l-12-8-12 8Z" />
    </Picture>
  );
}
