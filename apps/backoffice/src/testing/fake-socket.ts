import { act } from '@testing-library/react';

type Listener = (...heard: unknown[]) => void;

/** Replaces the socket: the test plays the server. */
export class FakeSocket {
  readonly listeners = new Map<string, Listener>();
  /** its manager, which reconnects */
  readonly io = { on: () => null, reconnectionDelayMax: () => null };
  readonly subscribed: unknown[] = [];
  /** messages other than subscriptions */
  readonly said: unknown[][] = [];
  isOpen = true;
  connected = true;
  answer = { ok: true };
  on(event: string, listener: Listener): this {
    this.listeners.set(event, listener);
    return this;
  }
  emit(event: string, request: unknown, ack?: (said: { ok: boolean }) => void): void {
    if (!ack) return void this.said.push([event, request]);
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
