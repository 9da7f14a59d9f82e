import { Component, type ReactNode } from 'react';
import { NotLoaded } from './not-loaded.tsx';

/** A place that fails, or whose code did not come, leaves the rest of the panel standing. */
export class TabGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <NotLoaded /> : this.props.children;
  }
}
