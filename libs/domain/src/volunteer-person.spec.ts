import { splitFullName, validateVolunteerPerson } from './volunteer-person.js';

const GOOD = {
  first_name: 'Noa',
  last_name: 'Levi',
  email: 'noa@example.com',
  residential_address: 'Herzl 1, Israel, Haifa, Haifa, 32.8, 34.99',
  way_to_provide_help: 'on_site',
  contact_method: 'whatsapp',
};
const faultsOf = (changes: Record<string, unknown>, isPartial = false) =>
  validateVolunteerPerson({ ...GOOD, ...changes }, { isPartial }).faults.map(
    ({ path, key }) => `${path} ${key}`,
  );

describe('who a volunteer is', () => {
  it('accepts a whole registration', () => expect(faultsOf({})).toEqual([]));

  it.each([
    [{ first_name: ' ' }, 'first_name required'],
    [{ last_name: '' }, 'last_name required'],
    [{ first_name: '<img src=x>' }, 'first_name markup'],
    [{ email: 'noa' }, 'email email'],
    [{ residential_address: '' }, 'residential_address required'],
    [{ residential_address: 'Herzl 1, Haifa' }, 'residential_address address'],
    [{ arrival_address: 'nowhere' }, 'arrival_address address'],
    [{ way_to_provide_help: 'by thought' }, 'way_to_provide_help choice'],
    [{ contact_method: undefined }, 'contact_method required'],
  ])('refuses %j', (changes, fault) => expect(faultsOf(changes)).toEqual([fault]));

  it('accepts names of one letter (rule 57)', () =>
    expect(faultsOf({ first_name: 'א', last_name: "ב'" })).toEqual([]));

  it('requires only names and address in a partial registration', () => {
    expect(faultsOf({ way_to_provide_help: undefined, contact_method: undefined, email: '' }, true)).toEqual(
      [],
    );
    expect(faultsOf({ residential_address: undefined }, true)).toEqual(['residential_address required']);
  });

  it('splits a full name when nothing else was given', () => {
    expect(splitFullName('  Noa  Bat Levi ')).toEqual({ first_name: 'Noa', last_name: 'Bat Levi' });
    const { person } = validateVolunteerPerson({ full_name: 'Noa Levi' }, { isPartial: true });
    expect(person).toMatchObject({ first_name: 'Noa', last_name: 'Levi' });
  });
});
