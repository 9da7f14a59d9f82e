import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge, EventName, RequestName } from '#ipc/channels.ts';

/** Written out, so that the page can name no other channel; the types hold both lists complete. */
const requests = {
  'state:read': true,
  'api:request': true,
  'profile:add': true,
  'profile:use': true,
  'profile:remove': true,
  'transfer:start': true,
  'transfer:cancel': true,
  'transfer:retry': true,
  'transfer:show': true,
  'transfer:dismiss': true,
  'picture:save': true,
  'folder:choose': true,
  'schedule:save': true,
  'login-start:set': true,
  'external:open': true,
  'notice:dismiss': true,
  'update:check': true,
  'update:install': true,
} satisfies Record<RequestName, true>;
const events = {
  'state:changed': true,
  navigate: true,
  'dialog:open': true,
} satisfies Record<EventName, true>;

/** The page's whole bridge to the main process: requests and events. */
const bridge: Bridge = {
  request: async (name, ...payload) => {
    if (!Object.hasOwn(requests, name)) throw new Error('no such request');
    return ipcRenderer.invoke(name, payload[0]);
  },
  on: (name, listener) => {
    if (!Object.hasOwn(events, name)) throw new Error('no such event');
    // The event of Electron itself stays here: it would hand the page its sender.
    const relay = (_event: unknown, payload: Parameters<typeof listener>[0]) => listener(payload);
    ipcRenderer.on(name, relay);
    return () => void ipcRenderer.removeListener(name, relay);
  },
};

contextBridge.exposeInMainWorld('desktop', bridge);
