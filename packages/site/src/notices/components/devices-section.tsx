import type { NoticeSettingsPartsFragment } from '@infinite/schema/generated/graphql';
import {
  AddPushDeviceDocument,
  RemovePushDeviceDocument,
} from '@infinite/schema/generated/operations';
import { instantDateWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { noticesWords } from '#notices/notices.en.ts';
import { subscribeDevice, unsubscribeDevice, type NoPush } from '#notices/push/subscribe-device.ts';
import { useAct } from '#settings/use-act.ts';

const words = noticesWords.devices;
type Device = NoticeSettingsPartsFragment['devices'][number];

interface DevicesSectionProps {
  first: readonly Device[];
  pushKey: string;
  timeZone: string;
}

/** The devices that show notices while no page is open. */
export function DevicesSection({ first, pushKey, timeZone }: DevicesSectionProps) {
  const [devices, setDevices] = useState(first);
  const [problem, setProblem] = useState<NoPush | null>(null);
  const add = useAct(AddPushDeviceDocument);
  const remove = useAct(RemovePushDeviceDocument);

  const addThis = async () => {
    setProblem(null);
    const input = await subscribeDevice(pushKey);
    if (typeof input === 'string') return setProblem(input);
    const answer = await add.act({ input }, words.added);
    if (answer) setDevices(answer.addPushDevice.devices);
  };
  const removeOne = async ({ id, thisSession }: Device) => {
    const answer = await remove.act({ id }, words.removed);
    if (!answer) return;
    setDevices(answer.removePushDevice.devices);
    if (thisSession) await unsubscribeDevice();
  };
  return (
    <section aria-labelledby="devices" className="mt-12 max-w-measure border-t border-rule pt-8">
      <h2 id="devices" className="m-0 text-2xl">
        {words.heading}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{words.text}</p>
      {devices.length > 0 ? (
        <ul className="m-0 mb-6 list-none p-0">
          {devices.map((one) => (
            <li
              key={one.id}
              className="flex items-center justify-between gap-4 border-b border-rule py-2"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {one.thisSession ? words.thisOne(one.device) : one.device}
                <span className="block text-sm text-ink-soft">
                  {words.since(instantDateWords(one.createdAt, timeZone))}
                </span>
              </span>
              <Button
                variant="quiet"
                aria-label={words.removeOne(one.device)}
                disabled={!remove.ready || remove.pending}
                onClick={() => void removeOne(one)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {devices.some(({ thisSession }) => thisSession) ? null : (
        <Button disabled={!add.ready} pending={add.pending} onClick={() => void addThis()}>
          {words.add}
        </Button>
      )}
      <p role="status" className="mt-3 mb-0 text-danger empty:hidden">
        {problem ? words.problems[problem] : null}
      </p>
    </section>
  );
}
