import { Picture, type PictureProps } from './picture.tsx';

/** A folder with six tabs, tied with a ribbon; a key lies beside it. */
export function FolderPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M34 122c-4-52 44-88 114-90s136 24 140 84-46 90-124 96S38 178 34 122Z"
      />
      <path className="fill-paper" d="M76 78h24v-14h30v14h98v34H76Z" />
      <path className="fill-paper" d="M70 94h60V80h32v14h72v30H70Z" />
      <path className="fill-paper" d="M64 110h92V96h34v14h50v30H64Z" />
      <path className="fill-raised" d="M56 126h190v78H56Z" />
      <path d="M151 126v78M56 164h190" strokeWidth="2" />
      <path
        className="fill-amber-tint"
        d="M151 164c-8-18-30-16-28-4 2 8 18 8 28 4ZM151 164c8-18 30-16 28-4-2 8-18 8-28 4Z"
      />
      <path d="m151 164-10 18M151 164l10 18" />
      <circle cx="266" cy="176" r="13" />
      <path d="M266 189v34M266 206h10M266 216h7" />
    </Picture>
  );
}
