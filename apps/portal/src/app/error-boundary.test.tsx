import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FakeServer } from '../../test/server.js';
import { ErrorBoundary } from './error-boundary.js';

function Broken(): never {
  throw new Error('broken page');
}

it('shows in words that a page broke, with a way to reload', () => {
  new FakeServer();
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'משהו השתבש' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'לטעון מחדש' })).toBeTruthy();
  silenced.mockRestore();
});
