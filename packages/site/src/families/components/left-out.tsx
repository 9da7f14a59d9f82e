import type { ReactElement } from 'react';
import { familyPageWords as words } from '#families/families.en.ts';

/** The entries of a list that were not invited, each with the reason. */
export function LeftOut(props: {
  entries: readonly { readonly text: string; readonly why: string }[];
}): ReactElement | null {
  if (props.entries.length === 0) return null;
  return (
    <div role="status" className="rounded-md bg-amber-tint px-5 py-4">
      <h3 className="m-0 text-lg">{words.leftOut}</h3>
      <ul className="mt-2 mb-0 list-none p-0">
        {props.entries.map(({ text, why }, at) => (
          <li key={at} className="wrap-anywhere">
            <strong>{text}</strong>
            {`: ${why}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
