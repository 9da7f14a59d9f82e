import { futureMessages } from './future-messages.ts';
import { memoryVault } from './introductions/memory-vault.ts';

/** The home page whose rooms open above it. */
export const enhanced = {
  title: 'Four features at a glance | Infinite Connections',
  description:
    'The home page with four features that open on top of it: the Memory Vault, Future Messages, the Living Family Tree and Memory Scrapbooks.',
  keywords: ['memory vault', 'future messages', 'living family tree', 'memory scrapbooks'],
  heading: 'Take a closer look',
  lead: 'Each one opens on top of this page. Escape, Close or the back button brings you back.',
  close: 'Close',
  rooms: [
    { id: 'room-memory-vault', title: 'Memory Vault', hint: memoryVault.heading },
    { id: 'room-future-messages', title: 'Future Messages', hint: futureMessages.heading },
    {
      id: 'room-family-tree',
      title: 'Living Family Tree',
      hint: 'Walk through a sample of five generations',
    },
    {
      id: 'room-scrapbooks',
      title: 'Memory Scrapbooks',
      hint: 'A sample spread, laid open',
    },
  ],
} as const;

export type RoomId = (typeof enhanced.rooms)[number]['id'];
