import type { ReactNode } from 'react';
import { Closing } from './closing.tsx';
import { Desk } from './desk.tsx';
import { Family } from './family.tsx';
import { Hero } from './hero.tsx';
import { Journey } from './journey.tsx';
import { Mission } from './mission.tsx';
import { Reader } from './reader.tsx';
import { Voices } from './voices.tsx';

/**
 * The landing page: a voice, why it matters, the composer, the way of a message, the page it
 * arrives on, and what a family keeps around it. `children` stand below the hero.
 */
export function Landing({ children }: { children?: ReactNode }) {
  return (
    <>
      <Hero />
      {children}
      <Mission />
      <Desk />
      <Journey />
      <Reader />
      <Voices />
      <Family />
      <Closing />
    </>
  );
}
