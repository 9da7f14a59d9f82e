import type { ReactNode } from 'react';
import type { PlaceLink } from '#platform/use-place-links.ts';
import { rememberRow } from './opened-rows.ts';

/** Opens a row of a table, which is found again on the way back. */
export function RowLink(props: {
  link: PlaceLink;
  table: string;
  rowKey: string;
  children: ReactNode;
}) {
  const { link, table, rowKey } = props;
  return (
    <a
      href={link.href}
      data-row={rowKey}
      onClick={(event) => {
        rememberRow(table, rowKey);
        link.onClick(event);
      }}
      className="link inline-flex min-h-8 min-w-0 items-center font-semibold wrap-anywhere"
    >
      {props.children}
    </a>
  );
}
