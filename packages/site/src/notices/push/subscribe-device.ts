import type { PushSubscriptionInput } from '@infinite/schema/generated/graphql';
import { registerServiceWorker } from '#offline/register-service-worker.ts';

/** Why this browser gave no address for push messages. */
export type NoPush = 'unsupported' | 'denied' | 'failed';

function takesPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the person, then the browser's push service. */
export async function subscribeDevice(pushKey: string): Promise<PushSubscriptionInput | NoPush> {
  if (!takesPush()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    if (!(await registerServiceWorker())) return 'unsupported';
    const { pushManager } = await navigator.serviceWorker.ready;
    // One of another server, or of an earlier key, would be in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(pushKey),
    });
    const { endpoint, keys } = made.toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : 'failed';
  } catch {
    // Without a line, or where the browser has no push service.
    return 'failed';
  }
}

/** This browser takes no more messages. */
export async function unsubscribeDevice(): Promise<void> {
  if (!takesPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** From base64url. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}
