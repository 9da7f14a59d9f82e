import type { CheckName, CheckPlaceName, CheckStateName } from '@infinite/schema/catalogue/checkup';
import type { RequestContext } from '#platform/context.ts';

/** What a check found: a sentence, and where it is not OK one sentence about what to do. */
export type Finding =
  | { readonly state: 'OK'; readonly says: string }
  | {
      readonly state: Exclude<CheckStateName, 'OK'>;
      readonly says: string;
      readonly whatToDo: string;
    };

export interface Check {
  readonly name: CheckName;
  readonly place: CheckPlaceName;
  /** Reads, and changes nothing. */
  readonly look: (ctx: RequestContext) => Promise<Finding>;
}

export const ok = (says: string): Finding => ({ state: 'OK', says });
export const lookAt = (says: string, whatToDo: string): Finding => ({
  state: 'LOOK',
  says,
  whatToDo,
});
export const actOn = (says: string, whatToDo: string): Finding => ({
  state: 'ACT',
  says,
  whatToDo,
});
