const LOOK_AGAIN_MS = 50;

/** Waits until a condition holds. @throws when it does not hold in time */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await pass(LOOK_AGAIN_MS);
  }
}

/** Lets real time pass: the time of a strike, or of a person's answer, is part of the test. */
export function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
