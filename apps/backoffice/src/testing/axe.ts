import axe from 'axe-core';

/**
 * The accessibility faults of the rendered page, each with its element. Colours are measured in the journeys:
 * jsdom paints nothing.
 */
export async function accessibilityFaults(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
    selectors: false,
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
