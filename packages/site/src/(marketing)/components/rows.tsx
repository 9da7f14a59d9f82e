interface RowsProps {
  /** What the table is about. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table that becomes a list of blocks where there is no room beside each other. */
export function Rows({ caption, columns, rows }: RowsProps) {
  return (
    <table className="block w-full border-collapse text-left md:table">
      <caption className="only-read-aloud">{caption}</caption>
      <thead className="hidden md:table-header-group">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-8 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(([first, ...rest]) => (
          <tr key={first} className="block border-t border-rule py-4 md:table-row md:py-0">
            <th
              scope="row"
              className="block font-serif text-xl leading-snug font-medium md:table-cell md:w-[26%] md:py-4 md:pr-8 md:align-top"
            >
              {first}
            </th>
            {rest.map((cell, index) => (
              <td key={cell} className="block pt-2 md:table-cell md:py-4 md:pr-8 md:align-top">
                <span className="block text-sm text-ink-soft md:hidden">{columns[index + 1]}</span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
