import type { ReactNode } from 'react';
import { Closing } from './closing.tsx';
import { Comparison } from './comparison.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LostAncestor } from './lost-ancestor.tsx';
import { Mission } from './mission.tsx';
import { Occasions } from './occasions.tsx';
import { Protection } from './protection.tsx';
import { Ratings } from './ratings.tsx';
import { Security } from './security.tsx';
import { Steps } from './steps.tsx';
import { ThreeWays } from './three-ways.tsx';
import { Voices } from './voices.tsx';

/** The sections of the landing page, in the order of the specification; `children` stand below the hero. */
export function Landing({ children }: { children?: ReactNode }) {
  return (
    <>
      <Hero />
      {children}
      <Mission />
      <ThreeWays />
      <FeatureCards />
      <Voices />
      <Comparison sunk />
      <LostAncestor />
      <Security />
      <HowItWorks />
      <Steps />
      <Protection />
      <Ratings />
      <FeatureGrid />
      <Occasions />
      <Closing />
    </>
  );
}
