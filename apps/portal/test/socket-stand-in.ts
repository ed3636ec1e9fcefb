import { act } from '@testing-library/react';

type Listener = (...heard: unknown[]) => void;

/** Stands in for the sockets: the test plays the server, which says nothing until it is told to. */
class SocketStandIn {
  isOpen = false;
  private readonly listeners = new Map<string, Listener>();

  on(event: string, listener: Listener): this {
    this.listeners.set(event, listener);
    return this;
  }
  emit(_event: string, answer: Listener): this {
    answer({ ok: true });
    return this;
  }
  disconnect(): this {
    this.isOpen = false;
    this.listeners.clear();
    return this;
  }
  async says(event: string): Promise<void> {
    await act(() => Promise.resolve(this.listeners.get(event)?.()));
  }
}

/** The portal has one socket at a time. */
export const socket = new SocketStandIn();

/** What the library is called by. */
export function io(): SocketStandIn {
  socket.isOpen = true;
  return socket;
}
