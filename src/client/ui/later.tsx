import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  children: ReactNode;
  /** What stands there if it never comes. */
  instead?: ReactNode;
}

/** A part that is fetched when it is wanted: nothing while it is on its way. If it never comes, the page goes on without it. */
export class Later extends Component<Props, { missing: boolean }> {
  override state = { missing: false };

  static getDerivedStateFromError() {
    return { missing: true };
  }

  override render() {
    const { children, instead = null } = this.props;
    return this.state.missing ? instead : <Suspense>{children}</Suspense>;
  }
}
