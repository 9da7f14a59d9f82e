import { consoleTableWords as words } from '#components/components.en.ts';
import type { TableColumn } from './table-column.ts';
import type { TableView } from './use-table-view.ts';

/** Which columns show, and how close the rows stand; kept on this device. */
export function TableViewChoices<Row>(props: {
  columns: readonly TableColumn<Row>[];
  view: TableView<Row>;
}) {
  const { view } = props;
  // The first column is the row's name and its link.
  const [, ...others] = props.columns;
  return (
    <fieldset className="m-0 flex flex-wrap items-center gap-x-5 gap-y-1 rounded-md border border-rule bg-raised px-4 py-2 text-sm">
      <legend className="only-read-aloud">{words.viewOf}</legend>
      {others.map(({ key, header }) => (
        <Choice
          key={key}
          label={header}
          checked={view.columns.some((column) => column.key === key)}
          onChange={() => view.toggle(key)}
        />
      ))}
      <span className="ms-auto">
        <Choice label={words.dense} checked={view.dense} onChange={view.toggleDense} />
      </span>
    </fieldset>
  );
}

function Choice(props: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={props.checked}
        onChange={props.onChange}
      />
      {props.label}
    </label>
  );
}
