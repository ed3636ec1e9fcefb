type Open = (...options: unknown[]) => object;

/** Nothing is ever heard. */
const silent: Open = () => {
  const socket = { on: () => socket, emit: () => socket, disconnect: () => socket };
  return socket;
};

let open = silent;

/** What the socket library is called by. */
export const io: Open = (...options) => open(...options);

/** Sockets of this file's tests are those that `given` opens: the test plays the server. */
export function socketsAre(given: Open): void {
  open = given;
}

/** Sockets are silent again. */
export function forgetSockets(): void {
  open = silent;
}
