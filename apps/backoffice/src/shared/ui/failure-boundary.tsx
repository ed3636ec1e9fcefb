import { Alert, Button } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useText } from '../text.js';

interface FailureBoundaryProps {
  /** says what could not be shown, if it is less than the usual sentence covers */
  words?: string;
  children: ReactNode;
}

/**
 * Keeps a fault in the part of the page where it happened: that part says so and offers to try again, and the
 * rest goes on.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { words, children } = this.props;
    if (!this.state.hasFailed) return children;
    return <Failed words={words} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function Failed({ words, onRetry }: { words?: string; onRetry: () => void }) {
  const text = useText();
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ m: 0.5 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {text('common.words.retry')}
        </Button>
      }
    >
      {words ?? text('console.part_failed')}
    </Alert>
  );
}
