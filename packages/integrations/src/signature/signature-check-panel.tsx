import { useEffect, useRef } from 'react';
import { serveSignatureChecker } from './serve-signature-checker.ts';
import { SignatureChecker } from './signature-checker.tsx';
import { signatureWords as words } from './signature-checker.en.ts';

/** The signature checker, on a screen of React. */
export function SignatureCheckPanel() {
  const section = useRef<HTMLElement>(null);
  useEffect(() => (section.current ? serveSignatureChecker([section.current]) : undefined), []);
  return (
    <section ref={section} aria-labelledby="signature-checker">
      <h2 id="signature-checker" className="m-0 text-2xl">
        {words.heading}
      </h2>
      <p className="mt-2 mb-5 max-w-measure text-ink-soft">{words.lead}</p>
      <SignatureChecker />
    </section>
  );
}
