import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailAddress } from './email-address.tsx';

it('may break before the @ and keeps its text', () => {
  const { container } = render(<EmailAddress address="ayse@example.com" />);
  expect(container.innerHTML).toBe('ayse<wbr>@example.com');
  expect(container).toHaveTextContent('ayse@example.com');
});
