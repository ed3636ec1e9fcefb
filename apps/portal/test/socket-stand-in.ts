import { act } from '@testing-library/react';

type Listener = (...heard: unknown[]) => void;

function isListener(value: unknown): value is Listener {
  return typeof value === 'function';
}

/** Replaces the sockets: the test plays the server, which is silent until told otherwise. */
class SocketStandIn {
  /** its manager, which reconnects */
  readonly io = { on: () => null, reconnectionDelayMax: () => null };
  isOpen = false;
  private readonly listeners = new Map<string, Listener>();

  on(event: string, listener: Listener): this {
    this.listeners.set(event, listener);
    return this;
  }
  /** the portal's messages other than subscriptions */
  readonly said: unknown[][] = [];
  emit(event: string, ...request: unknown[]): this {
    const answer = request.at(-1);
    if (isListener(answer)) answer({ ok: true });
    else this.said.push([event, ...request]);
    return this;
  }
  disconnect(): this {
    this.isOpen = false;
    this.said.length = 0;
    this.listeners.clear();
    return this;
  }
  async says(event: string, ...heard: unknown[]): Promise<void> {
    await act(() => Promise.resolve(this.listeners.get(event)?.(...heard)));
  }
}

/** The portal has one socket at a time. */
export const socket = new SocketStandIn();

/** The library's entry function. */
export function io(): SocketStandIn {
  socket.isOpen = true;
  return socket;
}
