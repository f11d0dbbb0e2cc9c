/** How long others wait at most while something long is done, in milliseconds. */
const SLICE = 5;

/** Does something with each of many, and lets others have their turn now and then. */
export async function inSlices<T>(items: Iterable<T>, each: (item: T) => void): Promise<void> {
  let end = performance.now() + SLICE;
  for (const item of items) {
    each(item);
    if (performance.now() < end) continue;
    await new Promise(setImmediate);
    end = performance.now() + SLICE;
  }
}
