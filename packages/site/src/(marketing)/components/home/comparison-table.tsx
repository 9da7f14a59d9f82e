import { home } from '#(marketing)/content/home.ts';

/** A tree of names beside a tree of voices; a list of blocks on a narrow screen. */
export function ComparisonTable() {
  const { columns, rows } = home.comparison;
  return (
    <table className="block w-full border-collapse text-left sm:table">
      <thead className="only-read-aloud sm:not-sr-only sm:static sm:table-header-group sm:[clip-path:none]">
        <tr className="block sm:table-row">
          {columns.map((column) => (
            <th key={column} scope="col" className="border-b-2 border-edge py-3 pr-6 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(([what, names, voices]) => (
          <tr key={what} className="block border-b border-rule py-3 sm:table-row sm:py-0">
            <th scope="row" className="block pr-6 font-semibold sm:table-cell sm:py-3">
              {what}
            </th>
            <td className="block pr-6 text-ink-soft sm:table-cell sm:py-3">
              <span className="sm:hidden">{columns[1]}: </span>
              {names}
            </td>
            <td className="block sm:table-cell sm:py-3">
              <span className="sm:hidden">{columns[2]}: </span>
              {voices}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
