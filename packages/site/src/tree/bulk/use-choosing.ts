import { useState } from 'react';
import { withPressed } from './chosen-range.ts';

export interface Choosing {
  /** Whether the list shows checkboxes. */
  readonly isOn: boolean;
  /** By their ids: numbers change when somebody else changes the tree. */
  readonly chosen: ReadonlySet<string>;
  readonly turn: (isOn: boolean) => void;
  /** @param isRange Shift was held */
  readonly press: (person: string, isRange: boolean) => void;
  readonly chooseAll: (people: readonly string[]) => void;
  readonly clear: () => void;
}

/** Which people of a list are chosen. @param order their ids as the list shows them */
export function useChoosing(order: readonly string[]): Choosing {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const clear = () => {
    setChosen(new Set());
    setLast(null);
  };
  return {
    ...{ isOn, chosen, clear },
    turn: (next) => {
      setOn(next);
      clear();
    },
    press: (person, isRange) => {
      setChosen(withPressed(chosen, order, { person, last, isRange }));
      setLast(person);
    },
    chooseAll: (people) => setChosen(new Set([...chosen, ...people])),
  };
}
