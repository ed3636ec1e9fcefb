import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { UserDetailsRepository } from './user-details.repository.js';
import { UsersRepository } from './users.repository.js';

const PHONE = '+972541230077';

describe('numbers as the database keeps them (rule 238)', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp();
  });
  afterEach(() => test.close());

  const person = (role: 'user' | 'volunteer' | 'manager', firstName: string, phone = PHONE) =>
    test.person(role, { phone, firstName, lastName: 'לוי' });
  const give = (id: number, role: 'volunteer' | 'manager') =>
    test.database.transaction(() => test.app.get(UsersRepository).addRole([id], role));
  const take = (id: number, role: 'volunteer') =>
    test.database.transaction(() => test.app.get(UsersRepository).removeRoles(id, [role]));

  it('are shared by help seekers and one who volunteers, not by two who do', async () => {
    await person('user', 'שרה');
    await person('volunteer', 'נועה');
    await expect(person('manager', 'דוד')).rejects.toThrow('users_own_phone');
    await person('user', 'אברהם');
    expect(await test.app.get(UsersRepository).accountsByPhone(PHONE)).toHaveLength(3);
  });

  it('are of one person for one name, however it is written; without a number a name is not unique', async () => {
    await person('user', 'ג׳ורג׳');
    await expect(person('user', "ג'ורג'")).rejects.toThrow('users_name_at_phone');
    await person('user', 'אנה', '');
    await person('user', 'אנה', '');
    expect(await test.app.get(UsersRepository).accountsByPhone('')).toEqual([]);
  });

  it('of blocked people only are nobody else’s, whoever is added or changed and whatever asks before; with somebody else they are', async () => {
    const dana = await person('user', 'דנה');
    const other = await person('user', 'רמי', '+972541230078');
    const users = test.app.get(UsersRepository);
    const isTaken = async () =>
      (await users.takenPhones([{ phone: PHONE, fullName: 'יעל לוי', isOwn: false, userId: other.id }]))
        .length > 0;
    const move = (phone: string) =>
      test.database.transaction(() => test.app.get(UserDetailsRepository).changePhone(other.id, phone));
    expect(await isTaken()).toBe(false);
    await test.database.manager.query('UPDATE users SET is_block = true WHERE id = $1', [dana.id]);
    await expect(person('user', 'יעל')).rejects.toThrow('users_phone_of_blocked');
    expect([await isTaken(), await move(PHONE).catch(() => false)]).toEqual([true, false]);
    await test.database.manager.query('UPDATE users SET is_block = false WHERE id = $1', [dana.id]);
    expect([await isTaken(), await move(PHONE)]).toEqual([false, true]);
  });

  it('become one’s own with a role, however it is given, and are free again without it', async () => {
    const [noa, dana] = [await person('volunteer', 'נועה'), await person('user', 'דנה')];
    await expect(give(dana.id, 'manager')).rejects.toThrow('users_own_phone');
    await take(noa.id, 'volunteer');
    await give(dana.id, 'manager');
    await expect(give(noa.id, 'volunteer')).rejects.toThrow('users_own_phone');
  });
});
