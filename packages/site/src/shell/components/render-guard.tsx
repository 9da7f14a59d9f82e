import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { Component, type ReactNode } from 'react';

/** When drawing a page fails in the browser, a placeholder stands in its place. */
export class RenderGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <p className="page-column py-20">{siteShellWords.startUp.rendering}</p>;
  }
}
