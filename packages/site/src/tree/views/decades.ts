import type { FamilyGraph } from '@infinite/kinship/family-graph';

export interface TreeEvent {
  readonly year: number;
  readonly person: number;
  readonly kind: 'born' | 'died';
}

export interface Decade {
  /** Its first year. */
  readonly decade: number;
  readonly events: readonly TreeEvent[];
}

/** Births and deaths by decade, the earliest first, and the number of people without any year. */
export function decadesOf({ births, deaths }: FamilyGraph): {
  readonly decades: readonly Decade[];
  readonly undated: number;
} {
  const events: TreeEvent[] = [];
  let undated = 0;
  for (const [person, birth] of births.entries()) {
    const death = deaths[person] ?? null;
    if (birth !== null) events.push({ year: birth, person, kind: 'born' });
    if (death !== null) events.push({ year: death, person, kind: 'died' });
    if (birth === null && death === null) undated += 1;
  }
  events.sort((one, other) => one.year - other.year);
  const decades = new Map<number, TreeEvent[]>();
  for (const event of events) {
    const decade = Math.floor(event.year / 10) * 10;
    const known = decades.get(decade);
    if (known) known.push(event);
    else decades.set(decade, [event]);
  }
  return {
    decades: [...decades].map(([decade, all]) => ({ decade, events: all })),
    undated,
  };
}
