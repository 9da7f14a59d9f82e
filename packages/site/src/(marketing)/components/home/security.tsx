import { home } from '#(marketing)/content/home.ts';

/** How a message is kept while it waits. */
export function Security() {
  const { heading, points } = home.security;
  return (
    <div className="mt-12 grid gap-x-16 gap-y-6 border-t border-rule pt-10 sm:mt-16 lg:grid-cols-[16rem_1fr]">
      <h2 className="m-0 text-2xl">{heading}</h2>
      <dl className="m-0 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {points.map((point) => (
          <div key={point.title}>
            <dt className="font-serif text-lg">{point.title}</dt>
            <dd className="mt-1 ml-0 text-ink-soft">{point.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
