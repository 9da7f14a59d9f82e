import { Picture, type PictureProps } from './picture.tsx';

/** A chest of drawers; the open one holds photographs, a cassette and a key. */
export function ChestPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M40 124c-6-54 46-94 118-96s130 34 130 90-44 92-120 96S46 178 40 124Z"
      />
      <path d="M36 218h248" />
      <path className="fill-raised" d="M84 70h152v140H84Z" />
      <path d="M76 62h168v8H76ZM96 210v10M224 210v10" />
      <path className="fill-paper" d="m108 116 8-36 40 8-6 30ZM164 118l4-34 38 4-4 32Z" />
      <path d="m120 104 8-8 8 8 6-5 8 8M174 108c2-10 8-14 14-13s10 6 10 14" strokeWidth="2" />
      <path className="fill-amber-tint" d="M68 114h184v36H68Z" />
      <path d="M148 132h24" strokeWidth="4" />
      <path d="M96 150h128M96 180h128" strokeWidth="2" />
      <circle cx="160" cy="165" r="4" />
      <circle cx="160" cy="195" r="4" />
      <path className="stroke-accent" d="M262 180a9 9 0 1 0 .1 0ZM262 198v16M262 208h7" />
    </Picture>
  );
}
