import { recorderWords } from '#recordings/recorder.en.ts';
import { useEffect, useRef } from 'react';

/** What the camera sees, mirrored as people know themselves; without its sound. */
export function VideoPreview({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      aria-label={recorderWords.preview}
      muted
      autoPlay
      playsInline
      // Never so tall that Pause and Stop leave the screen: a phone held upright has little room.
      className="mx-auto aspect-video max-h-[34svh] w-full -scale-x-100 rounded-md bg-sunk object-contain"
    />
  );
}
