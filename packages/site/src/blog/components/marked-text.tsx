interface MarkedTextProps {
  pieces: readonly { readonly text: string; readonly match: boolean }[];
}

/** A text in which what was searched for is marked. */
export function MarkedText({ pieces }: MarkedTextProps) {
  return pieces.map(({ text, match }, index) =>
    match ? (
      <mark key={index} className="rounded-sm bg-amber-tint px-0.5 text-amber-ink">
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );
}
