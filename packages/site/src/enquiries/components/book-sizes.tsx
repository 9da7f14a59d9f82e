import { bookSizes, dollars, orderCents } from '@infinite/schema/catalogue/printing';
import { printing } from '../content/printing.ts';

/** What a copy costs, by size; worked out once for more pages and copies. */
export function BookSizes() {
  const { columns, caption, example } = printing.sizes;
  const [, keepsake] = bookSizes;
  const pages = keepsake.pages + 20;
  return (
    <>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
        <table className="w-full min-w-160 border-collapse text-left tabular-nums">
          <caption className="only-read-aloud">{caption}</caption>
          <thead>
            <tr className="border-b border-edge">
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pr-6">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bookSizes.map((size) => (
              <tr key={size.id} className="border-b border-rule">
                <th scope="row" className="py-3 pr-6 font-serif text-lg">
                  {size.label}
                </th>
                <td className="py-3 pr-6">
                  {size.widthMm} × {size.heightMm} mm
                </td>
                <td className="py-3 pr-6">{size.cover}</td>
                <td className="py-3 pr-6">{size.pages}</td>
                <td className="py-3 pr-6">{dollars(size.cents)}</td>
                <td className="py-3 pr-6">{dollars(size.extraPageCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-4 mb-0 text-ink-soft">
        {example}: {keepsake.label}, {pages} pages, three copies:{' '}
        {dollars(orderCents(keepsake, pages, 3))}.
      </p>
    </>
  );
}
