import { Icon } from '@infinite/ui/icon';
import { ArrowRight } from 'lucide-react';
import { home } from '#(marketing)/content/home.ts';
import { Band } from '../band.tsx';

/** The feature grid of the specification: each of its addresses, in a word or two. */
export function FeatureGrid() {
  const { heading, doors } = home.grid;
  return (
    <Band heading={heading}>
      <ul className="m-0 grid list-none gap-x-10 p-0 sm:grid-cols-2">
        {doors.map((door) => (
          <li key={door.href} className="border-t border-rule">
            <a
              href={door.href}
              className="group flex items-center justify-between gap-4 py-4 text-ink no-underline"
            >
              <span>
                <span className="block font-serif text-xl group-hover:text-accent">
                  {door.label}
                </span>
                <span className="text-ink-soft">{door.hint}</span>
              </span>
              <Icon as={ArrowRight} className="text-accent" />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
