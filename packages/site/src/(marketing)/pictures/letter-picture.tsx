import { Picture, type PictureProps } from './picture.tsx';

/** An opened envelope, its letter half out, sealed with a leaf. */
export function LetterPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M40 118c-6 44 18 92 78 100s142-2 168-40 10-98-28-124S174 20 128 34 46 74 40 118Z"
      />
      <path className="fill-raised" d="M98 52h124v96l-62 40-62-40Z" />
      <path d="M118 76h62M118 94h84M118 112h84M118 130h48" strokeWidth="2" />
      <path className="fill-raised" d="M64 110v86a8 8 0 0 0 8 8h176a8 8 0 0 0 8-8v-86l-96 62Z" />
      <path d="M98 90 64 110M222 90l34 20M68 201l62-48M252 201l-62-48" />
      <circle className="fill-amber-tint" cx="160" cy="172" r="17" />
      <path d="M152 180c0-10 6-16 16-17-1 10-6 16-16 17Zm0 0 8-9" strokeWidth="2" />
    </Picture>
  );
}
