import { Picture, type PictureProps } from './picture.tsx';

/** Two shelves with books, a box, a plant and a letter standing between them. */
export function ShelfPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M34 118c-4-52 44-86 114-88s136 26 140 84-44 94-122 98S38 172 34 118Z"
      />
      <path d="M40 114h240M40 206h240M52 114v12M268 114v12M52 206v14M268 206v14" />
      <path className="fill-raised" d="M60 54h20v60H60ZM80 62h16v52H80ZM96 48h22v66H96Z" />
      <path className="fill-amber-tint" d="m124 114 14-56 16 4-14 52Z" />
      <path d="M66 66h8M66 72h8M102 60h10M102 98h10" strokeWidth="2" />
      <path className="fill-paper" d="M172 80h52v34h-52ZM172 80l26 20 26-20" />
      <path d="M240 114v-16h22v16M251 98c-2-14-12-16-14-26 10 0 14 8 14 16 2-10 8-16 16-16 0 12-10 14-16 26" />
      <path className="fill-raised" d="M64 162h66v44H64ZM60 150h74v12H60Z" />
      <path d="M86 178h22" strokeWidth="2" />
      <path className="fill-raised" d="M146 138h18v68h-18ZM164 146h20v60h-20Z" />
      <path className="fill-amber-tint" d="M184 134h16v72h-16Z" />
      <path d="M151 150h8M169 158h10M169 194h10" strokeWidth="2" />
      <path className="fill-raised" d="M214 158h46v48h-46Z" />
      <path d="M224 196c2-12 8-16 13-16s11 4 13 16" strokeWidth="2" />
      <circle cx="237" cy="172" r="6" strokeWidth="2" />
    </Picture>
  );
}
