import type { Trigger } from './trigger.ts';

/** A person a message is for; without a zone of their own they go by the trigger's. */
export interface OnAClock {
  timeZone: string | null;
}

/** The zone whose clock decides when a message reaches this person. */
export function clockOf(trigger: Pick<Trigger, 'timeZone'>, person: OnAClock): string {
  return person.timeZone ?? trigger.timeZone;
}

/**
 * The trigger as the clocks of these people read it: 9:00 on May 4 is another instant in Sydney
 * than in Lisbon, and each of them gets it at 9:00. For nobody yet, it is the trigger's own clock.
 */
export function onClocksOf<T extends Trigger>(trigger: T, people: readonly OnAClock[]): T {
  if (people.length === 0) return { ...trigger, clocks: undefined };
  return { ...trigger, clocks: [...new Set(people.map((person) => clockOf(trigger, person)))] };
}
