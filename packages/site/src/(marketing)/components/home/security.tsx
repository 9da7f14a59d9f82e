import { Icon } from '@infinite/ui/icon';
import { Copy, DoorOpen, LockKeyhole, Users } from 'lucide-react';
import { home } from '#(marketing)/content/home.ts';
import { Band } from '../band.tsx';

const icons = [LockKeyhole, Copy, Users, DoorOpen];

export function Security() {
  return (
    <Band sunk heading={home.security.heading}>
      <ul className="m-0 grid list-none gap-8 p-0 sm:grid-cols-2">
        {home.security.points.map((point, index) => (
          <li key={point.title} className="flex gap-4">
            <Icon as={icons[index] ?? LockKeyhole} className="mt-1 size-7 text-accent" />
            <div>
              <h3 className="m-0 text-lg">{point.title}</h3>
              <p className="mt-1 mb-0 max-w-measure">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
