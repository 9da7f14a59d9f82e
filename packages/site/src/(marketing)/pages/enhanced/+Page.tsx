import { Rooms } from '#(marketing)/components/enhanced/rooms.tsx';
import { Landing } from '#(marketing)/components/home/landing.tsx';

/** The home page with overlays. */
export function Page() {
  return (
    <Landing>
      <Rooms />
    </Landing>
  );
}
