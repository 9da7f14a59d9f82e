import { useState } from 'react';
import { WebhooksFrame } from './webhooks-frame.tsx';
import { WebhooksList } from './webhooks-list.tsx';

/** The webhooks of the product, in the console. */
export function WebhooksSection() {
  const [adding, setAdding] = useState(false);
  return (
    <WebhooksFrame owner="product" onAdd={() => setAdding(true)}>
      <WebhooksList owner="product" adding={adding} onAddingChange={setAdding} />
    </WebhooksFrame>
  );
}
