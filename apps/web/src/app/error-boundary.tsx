import i18next from 'i18next';
import { Component, type ReactNode } from 'react';
import { Button } from '#components/button.tsx';

/** Catches errors of rendering and offers to reload the page, or shows `fallback` where the page works without the part. */
export class ErrorBoundary extends Component<{ children: ReactNode; fallback?: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <main className="grid min-h-dvh place-items-center p-6 text-center">
        <div role="alert" className="flex max-w-sm flex-col items-center gap-4">
          <h1 className="font-semibold text-2xl tracking-tight">{i18next.t('common:broken')}</h1>
          <p className="text-ink-soft">{i18next.t('common:brokenHint')}</p>
          <Button look="brand" onClick={() => window.location.reload()}>
            {i18next.t('common:reload')}
          </Button>
        </div>
      </main>
    );
  }
}
