import { Picture, type PictureProps } from './picture.tsx';

/** An acorn, the seedling it became, and the tree that seedling will be. */
export function OakPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-accent-tint"
        stroke="none"
        d="M128 110c-4-46 22-78 70-80s90 26 88 76-32 68-76 70-78-16-82-66Z"
      />
      <path d="M22 206h276" />
      <path d="M208 206v-92M208 168c-18-6-34-20-40-40M208 156c18-6 32-18 38-38M208 136c-10-6-18-16-20-30M208 128c10-6 16-14 18-28" />
      <path d="M150 132c-18-8-16-36 4-42 0-26 30-40 52-28 20-14 50-2 52 24 20 6 22 36 4 46-14 10-100 12-112 0Z" />
      <path d="M122 206c0-22 2-36 0-50" />
      <path
        className="fill-raised"
        d="M122 168c-16 2-26-6-28-20 16-2 26 6 28 20ZM122 158c14 0 22-8 22-22-14 0-22 8-22 22Z"
      />
      <path className="fill-amber-tint" d="M36 184c0 14 8 22 18 22s18-8 18-22Z" />
      <path className="fill-raised" d="M32 184c0-12 10-18 22-18s22 6 22 18Z" />
      <path d="M54 166v-8M42 176l4-4M54 178l4-5M66 178l3-4" strokeWidth="2" />
    </Picture>
  );
}
