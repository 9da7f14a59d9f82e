import { Picture, type PictureProps } from './picture.tsx';

/** An open account book with its sums, a pencil, and a few coins. */
export function LedgerPicture(props: PictureProps) {
  return (
    <Picture {...props}>
      <path
        className="fill-amber-tint"
        stroke="none"
        d="M34 120c-4-52 44-86 112-90s138 22 142 80-42 92-122 98S40 178 34 120Z"
      />
      <path
        className="fill-raised"
        d="M160 66c-26-14-66-16-100-8v118c34-8 74-6 100 8 26-14 66-16 100-8V58c-34-8-74-6-100 8Z"
      />
      <path d="M160 66v118" />
      <path
        d="M78 84c20-3 44-2 64 4M78 104c20-3 44-2 64 4M78 124c20-3 44-2 64 4M78 144c12-2 26-2 38 0"
        strokeWidth="2"
      />
      <path
        d="M178 88c12-4 24-6 36-6M178 108c12-4 24-6 36-6M178 128c12-4 24-6 36-6"
        strokeWidth="2"
      />
      <path d="M228 80h14M228 100h14M228 120h14M224 136h22M228 148h14M224 156h22" strokeWidth="2" />
      <path className="fill-paper" d="m206 202 70-44 8 12-70 44-12 2Z" />
      <ellipse className="fill-amber-tint" cx="84" cy="212" rx="20" ry="7" />
      <path d="M64 204v8M104 204v8" />
      <ellipse className="fill-amber-tint" cx="84" cy="204" rx="20" ry="7" />
      <ellipse cx="124" cy="214" rx="18" ry="6" />
    </Picture>
  );
}
