import { Closing } from '#(marketing)/components/home/closing.tsx';
import { Comparison } from '#(marketing)/components/home/comparison.tsx';
import { FeatureCards } from '#(marketing)/components/home/feature-cards.tsx';
import { Hero } from '#(marketing)/components/home/hero.tsx';
import { HowItWorks } from '#(marketing)/components/home/how-it-works.tsx';
import { LostAncestor } from '#(marketing)/components/home/lost-ancestor.tsx';
import { Mission } from '#(marketing)/components/home/mission.tsx';
import { Protection } from '#(marketing)/components/home/protection.tsx';
import { Ratings } from '#(marketing)/components/home/ratings.tsx';
import { Security } from '#(marketing)/components/home/security.tsx';
import { ThreeWays } from '#(marketing)/components/home/three-ways.tsx';

/** The home page in landing mode. */
export function Page() {
  return (
    <>
      <Hero />
      <Mission />
      <ThreeWays />
      <FeatureCards />
      <Comparison />
      <LostAncestor />
      <Security />
      <HowItWorks />
      <Protection />
      <Ratings />
      <Closing />
    </>
  );
}
