import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { floatingPlace, mountReact } from '#client/react-island.tsx';
import { Palette } from './palette.tsx';

/** Shows the palette until it is closed. @returns closes it */
export function openPalette(role: FamilyStanding, onClosed: () => void): () => void {
  const place = floatingPlace();
  const close = () => {
    unmount();
    place.remove();
    onClosed();
  };
  const unmount = mountReact(place, <Palette role={role} onClose={close} />);
  return () => place.querySelector('dialog')?.close();
}
