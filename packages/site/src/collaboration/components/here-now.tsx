import { namesInLine } from '#collaboration/names.ts';
import { presenceWords as words } from '#collaboration/presence.en.ts';
import { usePresence, type Presence } from '#collaboration/use-presence.ts';

/** A quiet line with who else is here now; nothing while nobody is. */
export function HereNow({ first }: { first: Presence }) {
  const presence = usePresence(first);
  if (!presence || presence.here.length === 0) return null;
  return (
    <p className="m-0 mb-4 flex items-baseline gap-2 text-sm text-ink-soft">
      <Dot />
      <span className="min-w-0 wrap-anywhere">
        {words.here(
          namesInLine(
            presence.here.map(({ name }) => name),
            presence.here.length,
            3,
          ),
        )}
      </span>
    </p>
  );
}

/** The same on the page of the family, with what it says while nobody is here or the reader hides. */
export function HereNowSection({ first }: { first: Presence }) {
  const presence = usePresence(first);
  if (!presence) return null;
  return (
    <section aria-labelledby="here-now">
      <h2 id="here-now" className="m-0 text-2xl">
        {words.heading}
      </h2>
      {presence.here.length > 0 ? (
        <ul className="m-0 mt-4 flex list-none flex-wrap gap-x-6 gap-y-2 p-0">
          {presence.here.map(({ id, name }) => (
            <li key={id} className="flex min-w-0 items-baseline gap-2">
              <Dot />
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 mb-0 text-ink-soft">
          {presence.shown ? words.nobody : words.hidden}{' '}
          {presence.shown ? null : (
            <a className="link" href="/settings#presence">
              {words.change}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

function Dot() {
  return (
    <svg viewBox="0 0 10 10" aria-hidden className="size-[10px] shrink-0 text-success">
      <circle cx="5" cy="5" r="5" fill="currentColor" />
    </svg>
  );
}
