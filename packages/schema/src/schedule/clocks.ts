import type { Trigger } from './trigger.ts';

/** A person a message is for; without a zone of their own they go by the trigger's. */
export interface OnAClock {
  timeZone: string | null;
}

/** The zone whose clock decides when a message reaches this person. */
export function clockOf(trigger: Pick<Trigger, 'timeZone' | 'clocks'>, person: OnAClock): string {
  const own = person.timeZone ?? trigger.timeZone;
  return trigger.clocks?.find((clock) => sameZone(clock, own)) ?? own;
}

/**
 * The trigger as the clocks of these people read it: 9:00 on May 4 is another instant in Sydney
 * than in Lisbon, and each of them gets it at 9:00. For nobody yet, it is the trigger's own clock.
 */
export function onClocksOf<T extends Trigger>(trigger: T, people: readonly OnAClock[]): T {
  if (people.length === 0) return { ...trigger, clocks: undefined };
  const zones = new Set(people.map(({ timeZone }) => timeZone ?? trigger.timeZone));
  return { ...trigger, clocks: distinctClocks(zones) };
}

/** One of each clock, as it was spelled first. */
export function distinctClocks(zones: Iterable<string>): string[] {
  const clocks: string[] = [];
  for (const zone of zones) {
    if (!clocks.some((clock) => sameZone(clock, zone))) clocks.push(zone);
  }
  return clocks;
}

/** Whether two names are of one zone: browsers say Asia/Calcutta, lists of cities Asia/Kolkata. */
export function sameZone(one: string, other: string): boolean {
  return one === other || canonicalName(one) === canonicalName(other);
}

const canonicalNames = new Map<string, string>();

/** As this runtime spells it; runtimes differ, so it is compared and never stored or sent. */
function canonicalName(zone: string): string {
  const known = canonicalNames.get(zone);
  if (known !== undefined) return known;
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  canonicalNames.set(zone, timeZone);
  return timeZone;
}
