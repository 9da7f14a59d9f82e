/** Text to read at length, at a width that can be read. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="max-w-measure">
      {texts.map((text) => (
        <p key={text} className="mt-0 mb-4 last:mb-0">
          {text}
        </p>
      ))}
    </div>
  );
}
