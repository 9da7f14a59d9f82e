export interface WayOn {
  title: string;
  text: string;
  href: string;
}

/** Pages that lead on, each with the reason to go there. */
export function WaysOn({ items }: { items: readonly WayOn[] }) {
  return (
    <ul className="m-0 grid list-none gap-x-10 gap-y-6 p-0 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item.href} className="border-t border-rule pt-4">
          <a className="link font-serif text-xl" href={item.href}>
            {item.title}
          </a>
          <p className="mt-1 mb-0">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
