import { Picture, type PictureProps } from './picture.tsx';

/** An open album with photographs and a note between them. */
export function AlbumPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M34 126c-2-52 50-88 118-90s134 24 138 80-46 92-124 94S36 178 34 126Z"
      />
      <path
        className="fill-raised"
        d="M160 78c-24-16-64-18-104-10v124c40-8 80-6 104 10 24-16 64-18 104-10V68c-40-8-80-6-104 10Z"
      />
      <path d="M160 78v124" />
      <path className="fill-amber-tint" d="m76 92 56 4-4 44-56-4Z" />
      <path d="m78 124 14-12 12 10 10-8 14 14" strokeWidth="2" />
      <circle cx="92" cy="104" r="4" strokeWidth="2" />
      <path d="M78 158c16-2 34-1 52 4M80 172c14-2 28-1 42 3" strokeWidth="2" />
      <path className="fill-paper" d="m186 98 58-6 6 52-58 6Z" />
      <circle cx="217" cy="114" r="8" strokeWidth="2" />
      <path d="M201 142c2-12 8-18 17-19s16 4 20 15" strokeWidth="2" />
      <path d="M194 168c18-5 36-6 52-4" strokeWidth="2" />
    </Picture>
  );
}
