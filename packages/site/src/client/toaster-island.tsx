import { Toaster } from '@infinite/ui/toaster';
import { floatingPlace, mountReact } from './react-island.tsx';

/** Puts the toasts into the page: animated, swiped away, held by their reader. */
export function mountToaster(): void {
  mountReact(floatingPlace(), <Toaster />);
}
