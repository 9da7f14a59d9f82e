import { recorderWords } from '#recordings/recorder.en.ts';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { useEffect, useState } from 'react';
import { devicesOf, listDevices, type Device, type Devices } from '#recordings/engine/devices.ts';
import type { RecorderEngine } from '#recordings/engine/recorder-engine.ts';

/** Which microphone and camera: shown once they are allowed, since only then they have names. */
export function DeviceChoice({ engine, video }: { engine: RecorderEngine; video: boolean }) {
  const [devices, setDevices] = useState<Devices>({ microphones: [], cameras: [] });
  useEffect(() => {
    const list = (): void => void listDevices().then(setDevices);
    list();
    navigator.mediaDevices.addEventListener('devicechange', list);
    return () => navigator.mediaDevices.removeEventListener('devicechange', list);
  }, []);
  if (!engine.stream) return null;
  const inUse = devicesOf(engine.stream);

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <OneDevice
        label={recorderWords.microphone}
        devices={devices.microphones}
        chosen={inUse.microphoneId}
        onChoose={(microphoneId) => void engine.open({ ...inUse, microphoneId })}
      />
      {video ? (
        <OneDevice
          label={recorderWords.camera}
          devices={devices.cameras}
          chosen={inUse.cameraId}
          onChoose={(cameraId) => void engine.open({ ...inUse, cameraId })}
        />
      ) : null}
    </div>
  );
}

function OneDevice(props: {
  label: string;
  devices: Device[];
  chosen: string | null;
  onChoose(id: string): void;
}) {
  return (
    <Field label={props.label}>
      <Select
        value={props.chosen ?? ''}
        onChange={(event) => props.onChoose(event.currentTarget.value)}
      >
        {props.devices.map((device, index) => (
          <option key={device.id} value={device.id}>
            {device.label || recorderWords.unnamedDevice(index + 1)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
