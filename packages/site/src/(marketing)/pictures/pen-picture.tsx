import { Picture, type PictureProps } from './picture.tsx';

/** A pen on a half-written sheet, a calendar leaf beside it. */
export function PenPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-amber-tint"
        stroke="none"
        d="M36 116c-4-50 46-84 116-86s132 28 136 84-46 92-124 96S40 172 36 116Z"
      />
      <path className="fill-raised" d="m70 64 118-12 14 140-118 12Z" />
      <path d="m88 88 80-8M90 108l82-8M92 128l60-6" strokeWidth="2" />
      <path d="M94 152c10-8 14 8 22 0s10-4 16-2" strokeWidth="2" />
      <path className="fill-paper" d="m132 150 92-84 16 18-92 84-22 4Z" />
      <path d="m214 75 16 18M132 150l16 18M126 172l10-10" strokeWidth="2" />
      <path className="fill-raised" d="M222 120h56v66h-56Z" />
      <path className="fill-accent-tint" d="M222 120h56v16h-56Z" />
      <path d="M236 114v12M264 114v12" />
      <path d="M240 166c0-16 20-18 20-4 0 8-20 8-20 14h20" strokeWidth="2" />
    </Picture>
  );
}
