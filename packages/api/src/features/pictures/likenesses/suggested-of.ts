interface Item {
  readonly recording: { readonly id: string; readonly bytes: number };
  readonly width: number | null;
  readonly height: number | null;
}

/** The item worth keeping: the one with most pixels, then the largest file, then the first that came. */
export function suggestedOf<Kind extends Item>(items: readonly Kind[]): Kind | undefined {
  const pixels = ({ width, height }: Item) => (width ?? 0) * (height ?? 0);
  return [...items].sort(
    (one, other) =>
      pixels(other) - pixels(one) ||
      other.recording.bytes - one.recording.bytes ||
      (one.recording.id < other.recording.id ? -1 : 1),
  )[0];
}
