/** Stands in for the socket library where a test does not play the server: nothing ever arrives. */
export function io(): object {
  const socket = {
    on: () => socket,
    emit: () => socket,
    disconnect: () => socket,
    io: { on: () => null, reconnectionDelayMax: () => null },
  };
  return socket;
}
