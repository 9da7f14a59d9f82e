import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { ErrorState } from '@infinite/ui/error-state';
import { Component, type ReactNode } from 'react';

/** Around a part whose code is loaded later: without it the rest of the page stays, and says so. */
export class PartGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { title, text } = siteShellWords.partNotLoaded;
    return <ErrorState title={title}>{text}</ErrorState>;
  }
}
