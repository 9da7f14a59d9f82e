import { useEffect } from 'react';
import { startClient } from './start.ts';

let started = false;

/** Starts the client of a hydrated page once React has taken the markup over. */
export function ClientStart(): null {
  useEffect(() => {
    // In development React runs an effect twice.
    if (started) return;
    started = true;
    startClient();
  }, []);
  return null;
}
