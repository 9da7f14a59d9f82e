import type { OperatorDeliveryRowFragment } from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';

const words = databaseConsoleWords.deliveries;
type Row = OperatorDeliveryRowFragment;

/** What went wrong with a delivery. */
export function problemOf({ problem, setAsideReason }: Row): string {
  if (setAsideReason) return wordOf(words.setAside, setAsideReason);
  return problem ? wordOf(words.problems, problem) : '–';
}

export const stateOf = ({ state }: Row): string => wordOf(words.states, state);

/** A newer server may know names that this console does not. */
function wordOf(known: Readonly<Record<string, string>>, name: string): string {
  return known[name] ?? name;
}
