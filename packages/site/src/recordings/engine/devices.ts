import type { TakeKind } from './problems.ts';

export interface Device {
  id: string;
  /** Empty until the member has allowed the use of a microphone. */
  label: string;
}

export interface Devices {
  microphones: Device[];
  cameras: Device[];
}

export interface DeviceChoice {
  microphoneId: string | null;
  cameraId: string | null;
}

export async function listDevices(): Promise<Devices> {
  const all = await navigator.mediaDevices.enumerateDevices();
  const ofKind = (kind: MediaDeviceKind): Device[] =>
    all
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map((device) => ({ id: device.deviceId, label: device.label }));
  return { microphones: ofKind('audioinput'), cameras: ofKind('videoinput') };
}

/** The devices that a stream really uses: the chosen one may have been unplugged since. */
export function devicesOf(stream: MediaStream): DeviceChoice {
  const idOf = (track?: MediaStreamTrack): string | null => track?.getSettings().deviceId ?? null;
  return {
    microphoneId: idOf(stream.getAudioTracks()[0]),
    cameraId: idOf(stream.getVideoTracks()[0]),
  };
}

const KEY = 'recorder.devices';

export function rememberedDevices(): DeviceChoice {
  const none = { microphoneId: null, cameraId: null };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null
      ? { microphoneId: textIn(stored, 'microphoneId'), cameraId: textIn(stored, 'cameraId') }
      : none;
  } catch {
    // Storage may be closed to us (private windows), or hold something else: begin without.
    return none;
  }
}

export function rememberDevices(kind: TakeKind, choice: DeviceChoice): void {
  const before = rememberedDevices();
  const cameraId = kind === 'VIDEO' ? choice.cameraId : before.cameraId;
  try {
    localStorage.setItem(KEY, JSON.stringify({ microphoneId: choice.microphoneId, cameraId }));
  } catch {
    // Only a convenience is lost.
  }
}

function textIn(object: object, key: string): string | null {
  const value: unknown = Reflect.get(object, key);
  return typeof value === 'string' ? value : null;
}
