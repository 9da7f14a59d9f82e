import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders `content` into `place` as a React root of its own; an error in it empties that place only.
 * @returns removes it again
 */
export function mountReact(place: Element, content: ReactNode): () => void {
  const root = createRoot(place);
  root.render(<IslandBoundary>{content}</IslandBoundary>);
  return () => root.unmount();
}

/** A place at the end of the page for an island that floats above it. */
export function floatingPlace(): Element {
  return document.body.appendChild(document.createElement('div'));
}

class IslandBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
