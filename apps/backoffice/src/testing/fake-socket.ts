import { act } from '@testing-library/react';

type Listener = (...heard: unknown[]) => void;

/** Stands in for the socket: the test plays the server. */
export class FakeSocket {
  readonly listeners = new Map<string, Listener>();
  readonly subscribed: unknown[] = [];
  isOpen = true;
  answer = { ok: true };
  on(event: string, listener: Listener): this {
    this.listeners.set(event, listener);
    return this;
  }
  emit(_event: string, request: unknown, ack: (said: { ok: boolean }) => void): void {
    this.subscribed.push(request);
    ack(this.answer);
  }
  disconnect(): void {
    this.isOpen = false;
  }
  says(event: string, ...said: unknown[]): void {
    act(() => this.listeners.get(event)?.(...said));
  }
}
