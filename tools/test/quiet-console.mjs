/**
 * Screen tests wait for what is shown, so state changes outside `act` are expected, and refusals are provoked
 * on purpose. jsdom cannot navigate, which no test needs. The messages about these are suppressed, so that
 * other messages are noticed.
 */
const tell = console.error;
const EXPECTED = ['was not wrapped in act(', 'Not implemented: navigation'];
/** The name of the function that turns every refusal into an error. */
const REFUSED_BY = 'errorFromAnswer';

console.error = (...said) => {
  const [first] = said;
  const words =
    first instanceof Error || (typeof first === 'object' && first !== null && 'message' in first)
      ? String(first.message)
      : String(first);
  if (EXPECTED.some((expected) => words.includes(expected))) return;
  if (
    typeof first === 'object' &&
    first !== null &&
    'stack' in first &&
    String(first.stack).includes(REFUSED_BY)
  )
    return;
  tell(...said);
};
