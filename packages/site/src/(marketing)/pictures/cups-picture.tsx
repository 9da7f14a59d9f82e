import { Picture, type PictureProps } from './picture.tsx';

/** Two cups and a pot on a small table: time for questions. */
export function CupsPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-amber-tint"
        stroke="none"
        d="M36 122c-4-50 44-88 114-90s134 26 138 84-44 90-122 96S40 178 36 122Z"
      />
      <path d="M26 190h268M58 190l-8 34M262 190l8 34" />
      <path className="fill-raised" d="M64 142h58v20c0 18-12 28-29 28s-29-10-29-28Z" />
      <path d="M122 150h8a10 10 0 0 1 0 22h-10" />
      <path d="M84 128c-6-8 6-12 0-22M102 128c-6-8 6-12 0-22" strokeWidth="2" />
      <path className="fill-raised" d="M222 142h54v20c0 18-10 28-27 28s-27-10-27-28Z" />
      <path d="M222 150h-8a10 10 0 0 0 0 22h10" />
      <path d="M240 128c-6-8 6-12 0-22M258 128c-6-8 6-12 0-22" strokeWidth="2" />
      <path className="fill-accent-tint" d="M144 124h56v40c0 18-10 26-28 26s-28-8-28-26Z" />
      <path d="M140 124h64M160 124c0-10 24-10 24 0M172 114v-6" />
      <path d="M144 136c-12 0-14 12-20 22M200 134c16 0 16 30 0 32" strokeWidth="2" />
    </Picture>
  );
}
