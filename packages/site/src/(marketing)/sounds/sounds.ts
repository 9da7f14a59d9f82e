import anders from './anders.mp3?url&no-inline';
import elin from './elin.mp3?url&no-inline';
import marta from './marta.mp3?url&no-inline';
import reading from './reading.mp3?url&no-inline';

const sounds: Readonly<Record<string, string>> = { anders, elin, marta, reading };

/** The address of a sample person's voice, or of the reading on the home page. */
export const soundOf = (id: string): string | undefined => sounds[id];
