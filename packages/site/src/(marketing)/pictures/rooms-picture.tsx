import { Picture, type PictureProps } from './picture.tsx';

/** A house cut open: a letter, a tree, an album and a kitchen table, a room each. */
export function RoomsPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M28 132c-6-54 40-102 116-106s144 30 150 86-42 100-124 104S34 184 28 132Z"
      />
      <path className="fill-raised" d="M76 100v114h168V100L160 38Z" />
      <path d="m60 112 100-74 100 74M76 158h168M160 100v114" />
      <path d="M76 100h168" />
      <path className="fill-amber-tint" d="M96 120h44v26H96Z" />
      <path d="m96 120 22 16 22-16" strokeWidth="2" />
      <path d="M202 150v-20M202 142c-6 0-12-4-14-12M202 138c6 0 12-4 14-10" strokeWidth="2" />
      <circle className="fill-amber-tint" cx="202" cy="122" r="7" />
      <circle cx="186" cy="126" r="6" />
      <circle cx="218" cy="124" r="6" />
      <path d="M92 178h24v26H92ZM118 178h24v26h-24Z" strokeWidth="2" />
      <path d="m95 198 7-8 6 6M122 198l7-8 7 8" strokeWidth="2" />
      <path
        d="M174 194h58M182 194v18M224 194v18M190 194c0-9 6-12 13-12s13 3 13 12"
        strokeWidth="2"
      />
      <path d="M200 176c-3-4 3-6 0-10M207 176c-3-4 3-6 0-10" strokeWidth="2" />
      <path d="M46 214h228" />
      <circle className="fill-amber-tint" cx="160" cy="76" r="11" />
      <path d="M160 65v22M149 76h22" strokeWidth="2" />
    </Picture>
  );
}
