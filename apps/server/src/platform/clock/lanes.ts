/**
 * Works through items in a few parallel lanes. An item that fails is reported and does not delay the others.
 */
export async function inLanes<T>(
  items: readonly T[],
  lanes: number,
  work: (item: T) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item).catch(onError);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
