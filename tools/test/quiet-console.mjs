/**
 * Tests of screens wait for what is shown, so a state change that React finds outside `act` is expected, and
 * a refusing answer is provoked. jsdom navigates nowhere, which no test asks of it. These messages are
 * suppressed, so that the others are read.
 */
const tell = console.error;
const EXPECTED = ['was not wrapped in act(', 'Not implemented: navigation'];
/** Every refusing answer becomes an error there. */
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
