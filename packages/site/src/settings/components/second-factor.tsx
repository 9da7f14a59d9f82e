import { TwoStepSection } from '@infinite/integrations/second-factor/two-step-section';
import type { SettingsPageQuery } from '@infinite/schema/generated/graphql';
import { useSyncExternalStore } from 'react';
import { secondFactorApi } from '../second-factor-api.ts';

/** What the account asks for beside the password. */
export function SecondFactor({ first }: { first: SettingsPageQuery['secondFactor'] }) {
  const ready = useSyncExternalStore(neverChanges, onClient, onServer);
  return <TwoStepSection api={secondFactorApi} first={first} ready={ready} />;
}

const neverChanges = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
