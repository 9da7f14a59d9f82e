interface LetterSheetProps {
  paragraphs: readonly string[];
  /** Below the letter: when it is for. */
  caption: string;
}

/** A letter written out, on paper of its own. */
export function LetterSheet({ paragraphs, caption }: LetterSheetProps) {
  return (
    <figure className="m-0 max-w-[40rem] rounded-lg border border-rule bg-raised p-6 shadow-float sm:p-10">
      <blockquote className="m-0 font-serif text-lg sm:text-xl sm:leading-relaxed">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-0 mb-4">
            {paragraph}
          </p>
        ))}
      </blockquote>
      <figcaption className="border-t border-rule pt-4 text-sm text-ink-soft">{caption}</figcaption>
    </figure>
  );
}
