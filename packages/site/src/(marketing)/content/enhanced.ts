import { futureMessages } from './future-messages.ts';
import { memoryVault } from './introductions/memory-vault.ts';

/** The home page whose rooms open above it. */
export const enhanced = {
  title: 'A look into each room of the house | Infinite Connections',
  description:
    'The home page with four rooms that open above it: the Memory Vault, Future Messages, the Living Family Tree and Memory Scrapbooks.',
  keywords: ['memory vault', 'future messages', 'living family tree', 'memory scrapbooks'],
  heading: 'Look into a room',
  lead: 'Each opens above this page. Escape, Close or the back button bring you here again.',
  close: 'Close',
  rooms: [
    { id: 'room-memory-vault', title: 'Memory Vault', hint: memoryVault.heading },
    { id: 'room-future-messages', title: 'Future Messages', hint: futureMessages.heading },
    {
      id: 'room-family-tree',
      title: 'Living Family Tree',
      hint: 'Walk through a sample of four generations',
    },
    {
      id: 'room-scrapbooks',
      title: 'Memory Scrapbooks',
      hint: 'A sample spread, laid open',
    },
  ],
} as const;

export type RoomId = (typeof enhanced.rooms)[number]['id'];
