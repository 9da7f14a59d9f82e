import { Component, Suspense, type ReactNode } from 'react';

interface OptionalPartProps {
  children: ReactNode;
  /** What stands there while the part's code loads, and for good when it cannot be loaded. */
  without: ReactNode;
}

/**
 * A part of the page whose code comes later and may never come. Without this boundary React would
 * empty the whole page when a script fails to load.
 */
export class OptionalPart extends Component<OptionalPartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, without } = this.props;
    if (this.state.failed) return without;
    return <Suspense fallback={without}>{children}</Suspense>;
  }
}
