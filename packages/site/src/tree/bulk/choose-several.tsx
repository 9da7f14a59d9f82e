import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import { bulkWords as words } from './bulk.en.ts';
import type { Choosing } from './use-choosing.ts';

/** Turns the checkboxes of the list on, and chooses everyone that was found. */
export function ChooseSeveral(props: {
  choosing: Choosing;
  found: readonly string[];
}): ReactElement {
  const { choosing, found } = props;
  const { isOn, turn, chooseAll } = choosing;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 print:hidden">
      <Button size="sm" aria-expanded={isOn} onClick={() => turn(!isOn)}>
        {isOn ? words.close : words.open}
      </Button>
      {isOn && found.length > 0 ? (
        <Button size="sm" onClick={() => chooseAll(found)}>
          {words.chooseAll(found.length)}
        </Button>
      ) : null}
      {isOn ? <p className="m-0 text-sm text-ink-soft">{words.hint}</p> : null}
    </div>
  );
}

/** The checkbox of a person in the list. */
export function ChoiceCell(props: {
  choosing: Choosing;
  person: string;
  name: string;
}): ReactElement {
  const { choosing, person, name } = props;
  return (
    <td className="py-1">
      <label className="flex size-11 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          aria-label={words.choose(name)}
          checked={choosing.chosen.has(person)}
          onChange={({ nativeEvent }) => {
            // A click and the space bar both arrive as a click, which knows about Shift.
            const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
            choosing.press(person, isRange);
          }}
          className="size-5 cursor-pointer accent-accent"
        />
      </label>
    </td>
  );
}
