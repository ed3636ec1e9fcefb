/**
 * Tests of screens wait for what is shown, so a change of state that React finds outside of `act` is what they wait for, and an answer that refuses is what
 * they provoke. jsdom goes nowhere, which no test asks of it. None of that is told, so that what is told is read.
 */
const tell = console.error;
const EXPECTED = ['was not wrapped in act(', 'Not implemented: navigation'];
/** Every answer that refuses becomes an error there. */
const REFUSED_BY = 'errorFromAnswer';

console.error = (...said) => {
  const [first] = said;
  const words = first instanceof Error || (typeof first === 'object' && first !== null && 'message' in first) ? String(first.message) : String(first);
  if (EXPECTED.some((expected) => words.includes(expected))) return;
  if (typeof first === 'object' && first !== null && 'stack' in first && String(first.stack).includes(REFUSED_BY)) return;
  tell(...said);
};
