import { Picture, type PictureProps } from './picture.tsx';

/** A cassette in a kitchen drawer, with string and a battery beside it. */
export function CassettePicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-amber-tint"
        stroke="none"
        d="M32 124c-4-52 46-88 116-92s138 24 142 82-42 94-124 98S38 180 32 124Z"
      />
      <path className="fill-raised" d="M38 88h244v94H38Z" />
      <path d="M24 182h272v34H24ZM146 199h28" />
      <path
        className="fill-paper"
        d="M78 104h112a5 5 0 0 1 5 5v58a5 5 0 0 1-5 5H78a5 5 0 0 1-5-5v-58a5 5 0 0 1 5-5Z"
      />
      <path d="M86 114h96v16H86ZM94 122h44" strokeWidth="2" />
      <circle cx="112" cy="148" r="9" />
      <circle cx="156" cy="148" r="9" />
      <path d="M121 148h26M112 144v8M156 144v8" strokeWidth="2" />
      <path
        className="stroke-amber"
        d="M212 160c-6-14 6-26 18-22s14 22 2 24-20-8-14-18 26-8 30 2"
      />
      <path d="M214 104h34v14h-34ZM248 108h5v6h-5" strokeWidth="2" />
    </Picture>
  );
}
