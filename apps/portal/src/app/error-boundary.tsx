import { Component, type ReactNode } from 'react';
import { useText } from '../core/text.js';
import { Button } from '../design/button/button.js';
import { PageHeading } from '../shared/page-heading.js';

function ErrorPage() {
  const t = useText();
  return (
    <div className="page page--text">
      <PageHeading>{t('common.pages.errorTitle')}</PageHeading>
      <p>{t('common.pages.errorText')}</p>
      <Button onClick={() => location.reload()}>{t('common.pages.reload')}</Button>
    </div>
  );
}

interface ErrorBoundaryState {
  hasFailed: boolean;
}

/**
 * Shows an error message when a page breaks; the header and the menu stay. Key it by path, so that opening
 * another page resets it.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
