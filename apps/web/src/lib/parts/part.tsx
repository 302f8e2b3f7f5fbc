import { QueryClientContext } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { type FailurePosition, PartFailure } from './part-failure.tsx';

interface PartProps {
  readonly children: ReactNode;
  readonly failsIn?: FailurePosition;
  /** Before it is drawn once more. */
  readonly onRetry?: () => void;
}

interface PartState {
  readonly error: unknown;
  readonly hasFailed: boolean;
  readonly tries: number;
}

/**
 * A part of a page. What fails in it takes nothing else along: the parts beside it stay as they
 * are, with what was typed into them, and this one can be tried again.
 */
export class Part extends Component<PartProps, PartState> {
  static override readonly contextType = QueryClientContext;
  declare context: React.ContextType<typeof QueryClientContext>;
  override readonly state: PartState = { error: null, hasFailed: false, tries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<PartState> {
    return { error, hasFailed: true };
  }

  readonly #retry = () => {
    this.props.onRetry?.();
    // What nobody shows any more may be what the part failed on.
    this.context?.removeQueries({ type: 'inactive' });
    this.setState(({ tries }) => ({ error: null, hasFailed: false, tries: tries + 1 }));
  };

  override componentDidUpdate({ children }: PartProps): void {
    const isAskedAgain = this.state.hasFailed && this.props.children !== children;
    // A window is asked for by a press elsewhere: each is another chance.
    if (isAskedAgain && this.props.failsIn === 'window') {
      this.setState({ error: null, hasFailed: false });
    }
  }

  override render(): ReactNode {
    const { error, hasFailed, tries } = this.state;
    const { children, failsIn = 'page' } = this.props;
    if (!hasFailed) return children;
    return <PartFailure error={error} tries={tries} place={failsIn} onRetry={this.#retry} />;
  }
}
