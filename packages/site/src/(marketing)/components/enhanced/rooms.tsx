import { buttonStyle } from '@infinite/ui/button-style';
import type { ComponentType } from 'react';
import { enhanced, type RoomId } from '#(marketing)/content/enhanced.ts';
import { Band } from '../band.tsx';
import { SampleSpread } from '../sample-spread.tsx';
import { SampleTree } from '../sample-tree/sample-tree.tsx';
import { MessagesRoom } from './messages-room.tsx';
import { Room } from './room.tsx';
import { VaultRoom } from './vault-room.tsx';

const insides: Record<RoomId, ComponentType> = {
  'room-memory-vault': VaultRoom,
  'room-future-messages': MessagesRoom,
  'room-family-tree': () => <SampleTree first="rosa" />,
  'room-scrapbooks': SampleSpread,
};

/**
 * The buttons of the overlays, and the overlays. Each button is a link to its overlay, which the
 * address alone opens where no script is there; `acts/overlays.ts` makes modal dialogs of them.
 */
export function Rooms() {
  return (
    <div id="rooms" data-island="overlays" data-by-address>
      <Band heading={enhanced.heading} lead={enhanced.lead}>
        <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-4">
          {enhanced.rooms.map((room) => (
            <li key={room.id} className="border-t border-edge pt-4">
              <a
                href={`#${room.id}`}
                data-opens={room.id}
                aria-haspopup="dialog"
                className={buttonStyle({ wide: true })}
              >
                {room.title}
              </a>
              <p className="mt-2 mb-0 text-ink-soft">{room.hint}</p>
            </li>
          ))}
        </ul>
      </Band>
      {enhanced.rooms.map(({ id, title }) => {
        const Inside = insides[id];
        return (
          <Room key={id} id={id} title={title}>
            <Inside />
          </Room>
        );
      })}
    </div>
  );
}
