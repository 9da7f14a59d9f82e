import { home } from '#(marketing)/content/home.ts';
import { Band } from '../band.tsx';

export function Occasions() {
  const { heading, items } = home.occasions;
  return (
    <Band sunk heading={heading}>
      <ul className="m-0 grid list-none gap-8 p-0 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.href} className="border-t-2 border-accent pt-4">
            <h3 className="m-0 text-xl">{item.title}</h3>
            <p className="mt-2 mb-2 max-w-measure">{item.text}</p>
            <a href={item.href} className="link">
              {item.link}
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
