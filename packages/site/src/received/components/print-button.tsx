import { receivedWords as words } from '@infinite/schema/words/received.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Printer } from 'lucide-react';
import { useSyncExternalStore, type ReactElement } from 'react';

const subscribeToNothing = () => () => undefined;

/** Only with scripts, because otherwise the button would do nothing. */
export function PrintButton(): ReactElement | null {
  const canPrint = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return canPrint ? (
    <div>
      <Button size="lg" onClick={() => window.print()}>
        <Icon as={Printer} />
        {words.print}
      </Button>
    </div>
  ) : null;
}
