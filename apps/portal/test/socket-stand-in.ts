import { act } from '@testing-library/react';

type Listener = (...heard: unknown[]) => void;

function isListener(value: unknown): value is Listener {
  return typeof value === 'function';
}

/** Replaces the sockets. The test plays the server, which sends nothing unless the test does. */
class SocketStandIn {
  /** the socket's manager, which reconnects */
  readonly io = { on: () => null, reconnectionDelayMax: () => null };
  isOpen = false;
  private readonly listeners = new Map<string, Listener>();

  on(event: string, listener: Listener): this {
    this.listeners.set(event, listener);
    return this;
  }
  /** what the portal has sent, apart from subscriptions */
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

/** Stands in for the entry function of the library. */
export function io(): SocketStandIn {
  socket.isOpen = true;
  return socket;
}
