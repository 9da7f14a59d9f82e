import '../src/renderer/site.css';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { SampleTree } from '../src/(marketing)/components/sample-tree/sample-tree.tsx';
import { enlivenTrees } from '../src/(marketing)/acts/sample-tree.ts';
const q = new URLSearchParams(location.search);
flushSync(() => createRoot(document.getElementById('root')!).render(<main><SampleTree first={q.get('first') ?? 'maja'} listening={q.has('listen')} /></main>));
document.documentElement.dataset.mounted = '';
if (!q.has('still')) enlivenTrees([...document.querySelectorAll<HTMLElement>('[data-island=sample-tree]')]);
