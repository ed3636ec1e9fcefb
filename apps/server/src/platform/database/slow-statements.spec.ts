import { shapeOf } from './slow-statements.js';

describe('the name of a statement', () => {
  it('is the same whatever its values, the length of its lists and its layout', () => {
    const { name } = shapeOf(
      `SELECT id FROM users WHERE phone = '+972501234567' AND id IN ($1, $2, $3) LIMIT 10`,
    );
    expect(name).toMatch(/^select users [0-9a-f]{8}$/);
    expect(shapeOf(`SELECT id\n  FROM users WHERE phone = 'it''s' AND id IN ($1) LIMIT 25`).name).toBe(name);
    expect(shapeOf('SELECT id FROM users WHERE phone = $1').name).not.toBe(name);
    expect(shapeOf('INSERT INTO users (a, b) VALUES ($1, $2), ($3, $4)').name).toBe(
      shapeOf('INSERT INTO users (a, b) VALUES ($1, $2)').name,
    );
  });

  it('shows nothing of its values', () => {
    const { shape } = shapeOf(
      `UPDATE users SET first_name = 'נועה', phone = '+972501234567' WHERE id = 4711`,
    );
    expect(shape).toBe('UPDATE users SET first_name = ?, phone = ? WHERE id = ?');
  });

  it('knows a statement that names no table', () => {
    expect(shapeOf('COMMIT').name).toMatch(/^commit nothing /);
  });
});
