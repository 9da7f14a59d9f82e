import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { chooseMimeType } from './mime.ts';
import { problemOfCapture, RecorderError, type TakeKind } from './problems.ts';
import type { DeviceChoice } from './devices.ts';

/** Opens microphone (and camera). Throws a RecorderError that names what stands in the way. */
export async function openCapture(kind: TakeKind, choice: DeviceChoice): Promise<MediaStream> {
  if (!globalThis.isSecureContext) throw new RecorderError('insecure-context');
  if (!canRecord(kind)) throw new RecorderError('unsupported-browser');
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: {
        deviceId: ideal(choice.microphoneId),
        // Echo cancellation is for calls: it costs voices their depth, and nothing plays here.
        echoCancellation: false,
        noiseSuppression: true,
        autoGainControl: true,
      },
      video: kind === 'VIDEO' && {
        deviceId: ideal(choice.cameraId),
        width: { ideal: recorderCatalogue.videoWidth },
        height: { ideal: recorderCatalogue.videoHeight },
        facingMode: 'user',
      },
    });
  } catch (cause) {
    throw new RecorderError(problemOfCapture(cause, kind), { cause });
  }
}

function canRecord(kind: TakeKind): boolean {
  return (
    typeof MediaRecorder === 'function' &&
    typeof indexedDB === 'object' &&
    typeof navigator.mediaDevices?.getUserMedia === 'function' &&
    mimeTypeFor(kind) !== null
  );
}

export function mimeTypeFor(kind: TakeKind): string | null {
  return chooseMimeType(kind, (mimeType) => MediaRecorder.isTypeSupported(mimeType));
}

export function closeCapture(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

// 'ideal' and not 'exact': a device that is gone gives way to the one that is there.
function ideal(deviceId: string | null): ConstrainDOMString | undefined {
  return deviceId === null ? undefined : { ideal: deviceId };
}
