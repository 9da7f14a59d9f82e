import './older-runtime.ts';
import { Toaster } from '@infinite/ui/toaster';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DesktopShell } from './shell/desktop-shell.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <DesktopShell />
      <Toaster />
    </StrictMode>,
  );
}
