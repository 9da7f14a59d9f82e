interface Added {
  readonly kind: string;
  readonly actor: { readonly id?: string | null };
}

/**
 * What one person added in a row, under the last of it: three hundred photos are one line, not three
 * hundred. Newest first, as the list is.
 */
export function addedTogether<Event extends Added>(
  events: readonly Event[],
): (Event & { readonly more: number })[] {
  const lines: (Event & { more: number })[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    const isMore =
      event.kind === 'RECORDING_ADDED' &&
      last?.kind === event.kind &&
      last.actor.id === event.actor.id;
    if (isMore) last.more += 1;
    else lines.push({ ...event, more: 0 });
  }
  return lines;
}
