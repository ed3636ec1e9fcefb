import { freshRows, steadyRows } from './steady-rows.js';

const row = (id: number, name = String(id)) => ({ id, name });
const shown = freshRows([row(1), row(2), row(3)]).rows;

describe('rows that must not move', () => {
  it('keep their places when the server orders them anew, with their newest data', () => {
    const { rows, waiting } = steadyRows(shown, [row(3), row(1, 'changed'), row(2)]);
    expect(rows.map(({ row: { id, name } }) => `${id} ${name}`)).toEqual(['1 changed', '2 2', '3 3']);
    expect(waiting).toBe(0);
  });

  it('stay where they were when they have left the list', () => {
    const { rows } = steadyRows(shown, [row(1), row(3)]);
    expect(rows).toEqual([
      { row: row(1), isGone: false },
      { row: row(2), isGone: true },
      { row: row(3), isGone: false },
    ]);
  });

  it('are joined by nobody: new ones are counted', () => {
    const { rows, waiting } = steadyRows(shown, [row(9), row(8), row(1), row(2), row(3)]);
    expect(rows.map(({ row: { id } }) => id)).toEqual([1, 2, 3]);
    expect(waiting).toBe(2);
  });

  it('give way to another page of the list', () => {
    expect(steadyRows(shown, [row(11), row(12)])).toEqual(freshRows([row(11), row(12)]));
  });
});
