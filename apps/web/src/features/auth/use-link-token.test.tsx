import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { useLinkToken } from './use-link-token.ts';

const texts = new Promise<void>((resolve) => setTimeout(resolve, 20));
function Texts() {
  use(texts);
  return null;
}
function Screen() {
  const token = useLinkToken();
  return (
    <>
      <p>{token ?? 'no token'}</p>
      <Texts />
    </>
  );
}

it('the token of a link survives a first rendering that waits for texts, and leaves the address', async () => {
  window.history.replaceState(null, '', '/check-in#token=abc');
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <Screen />
      </Suspense>,
    );
    await texts;
  });
  expect(await screen.findByText('abc')).toBeInTheDocument();
  expect(window.location.hash).toBe('');
});
