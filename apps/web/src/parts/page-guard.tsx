import { Component, type ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';

/** Catches a fault of the page, says so, and leaves the stored matches as they are. */
export class PageGuard extends Component<
  { readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken(): ReactNode {
  const words = useWebWords();
  return (
    <main className="page page-middle">
      <h1>{words('broken.title')}</h1>
      <p>{words('broken.what')}</p>
      <button
        type="button"
        className="tw-button tw-primary"
        onClick={() => window.location.reload()}
      >
        {words('broken.reload')}
      </button>
    </main>
  );
}
