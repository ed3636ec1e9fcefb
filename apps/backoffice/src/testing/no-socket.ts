/** Replaces the socket library in tests without a server: nothing ever arrives. */
export function io(): object {
  const socket = {
    on: () => socket,
    emit: () => socket,
    disconnect: () => socket,
    io: { on: () => null, reconnectionDelayMax: () => null },
  };
  return socket;
}
