import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  children: ReactNode;
  /** Shown if the children cannot be loaded. */
  instead?: ReactNode;
}

/** Renders lazily loaded children: nothing while they load, and `instead` if that fails. */
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
