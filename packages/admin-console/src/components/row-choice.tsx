import { consoleTableWords as words } from '#components/components.en.ts';

/** Which rows of a list are chosen for an act on several of them. */
export interface RowChoice<Row> {
  readonly has: (row: Row) => boolean;
  readonly toggle: (rows: readonly Row[], chosen: boolean) => void;
  readonly nameOf: (row: Row) => string;
}

/** The box of a row, or of the whole page; the label around it is what is pressed. */
function ChoiceBox(props: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="-m-2 inline-flex cursor-pointer p-2">
      <input
        type="checkbox"
        aria-label={props.label}
        className="size-5 accent-accent"
        checked={props.checked}
        onChange={({ target }) => props.onChange(target.checked)}
      />
    </label>
  );
}

export function PageChoice<Row>({
  rows,
  choice,
}: {
  rows: readonly Row[];
  choice: RowChoice<Row>;
}) {
  const all = rows.length > 0 && rows.every((row) => choice.has(row));
  return (
    <ChoiceBox
      label={words.chooseAll}
      checked={all}
      onChange={(checked) => choice.toggle(rows, checked)}
    />
  );
}

export function RowBox<Row>({ row, choice }: { row: Row; choice: RowChoice<Row> }) {
  return (
    <ChoiceBox
      label={words.choose(choice.nameOf(row))}
      checked={choice.has(row)}
      onChange={(checked) => choice.toggle([row], checked)}
    />
  );
}
