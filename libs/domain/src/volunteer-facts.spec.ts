import {
  eachVolunteerFlag,
  guardianReason,
  needsGuardian,
  type VolunteerValidation,
  validateVolunteerFacts,
} from './volunteer-facts.js';

const entry = (id: string) => ({ id, key: id });
const JUDGING: VolunteerValidation = {
  options: {
    volunteer_languages: ['hebrew', 'english', 'other'].map(entry),
    volunteer_interests: ['rides', 'shopping'].map(entry),
  },
  today: '2026-11-20',
  isRenewal: false,
  isPartial: false,
  fullName: 'Noa Levi',
};
const GOOD = {
  id_number: '123456782',
  dob: '1990-05-01',
  gender: 'female',
  place: 'Haifa',
  date: '2026-01-10',
  ...eachVolunteerFlag(() => null),
  israeli_citizen: 1,
  local_authority: 0,
  driving_license: 1,
  vehicle_availability: 1,
  languages: ['hebrew'],
  interests: ['rides'],
  is_agree: 1,
  signature_text: 'Noa Levi',
};

function faultsOf(changes: Record<string, unknown>, judging: Partial<VolunteerValidation> = {}): string[] {
  return validateVolunteerFacts({ ...GOOD, ...changes }, { ...JUDGING, ...judging }).faults.map(
    ({ path, key }) => `${path} ${key}`,
  );
}

describe('the facts of a volunteer', () => {
  it('accepts a whole registration', () => {
    const { facts, faults } = validateVolunteerFacts(GOOD, JUDGING);
    expect(faults).toEqual([]);
    expect(facts).toMatchObject({
      id_number: '123456782',
      gender: 'female',
      vehicle_availability: 1,
      languages: ['hebrew'],
      is_agree: 1,
    });
  });

  it.each([
    [{ id_number: '' }, 'id_number required'],
    [{ id_number: '1234567890' }, 'id_number digits'],
    [{ id_number: '123456789' }, 'id_number idNumber'],
    [{ dob: null }, 'dob required'],
    [{ dob: '1990-02-30' }, 'dob date'],
    [{ dob: '2026-11-21' }, 'dob date'],
    [{ dob: '2010-11-21' }, 'dob tooYoung'],
    [{ gender: '' }, 'gender required'],
    [{ gender: 'robot' }, 'gender choice'],
    [{ place: '<b>Haifa</b>' }, 'place markup'],
    [{ date: 'soon' }, 'date date'],
    [{ israeli_citizen: 'maybe' }, 'israeli_citizen flag'],
    [{ languages: [] }, 'languages required'],
    [{ languages: ['other'] }, 'languages otherText'],
    [{ languages: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1'] }, 'languages tooMany'],
    [{ languages: ['x'] }, 'languages tooShort'],
    [{ languages: ['x'.repeat(41)] }, 'languages tooLong'],
    [{ languages: ['<script>'] }, 'languages markup'],
    [{ interests: [] }, 'interests required'],
    [{ interests: ['piracy'] }, 'interests choice'],
    [{ is_agree: 0 }, 'is_agree confirm'],
    [{ signature_text: null }, 'signature_image signature'],
    [{ signature_text: 'Somebody Else' }, 'signature_text signatureName'],
    [{ signature_image: 'data:image/svg+xml;base64,AAAA' }, 'signature_image signature'],
  ])('refuses %j', (changes, fault) => expect(faultsOf(changes)).toEqual([fault]));

  it('requires the check digit only from citizens, and pads to nine digits', () => {
    expect(faultsOf({ id_number: '123456789', israeli_citizen: 0 })).toEqual([]);
    expect(validateVolunteerFacts({ ...GOOD, id_number: '18' }, JUDGING).facts.id_number).toBe('000000018');
  });

  it('requires a guardian for ages 16 and 17, until the birthday', () => {
    expect(faultsOf({ dob: '2010-11-20' })).toEqual(['guardian_approval guardian']);
    expect(faultsOf({ dob: '2010-11-20', guardian_approval: 'file' })).toEqual([]);
    expect(faultsOf({ dob: '2008-11-20' })).toEqual([]);
    expect(needsGuardian('2008-11-21', '2026-11-20')).toBe(true);
  });

  it('requires a guardian for adults who say that they have one', () => {
    expect(faultsOf({ needs_guardian: 1 })).toEqual(['guardian_approval guardian']);
    expect(faultsOf({ needs_guardian: 1, guardian_approval: 'file' })).toEqual([]);
    expect(guardianReason({ dob: '1990-05-01', needs_guardian: 1 }, '2026-11-20')).toBe('adult');
    expect(guardianReason({ dob: '2009-05-01', needs_guardian: 1 }, '2026-11-20')).toBe('minor');
  });

  it('drops a vehicle without a licence, and the word "other" beside a typed language', () => {
    const { facts, faults } = validateVolunteerFacts(
      { ...GOOD, driving_license: 0, languages: ['hebrew', 'other', ' Yiddish '] },
      JUDGING,
    );
    expect(faults).toEqual([]);
    expect(facts).toMatchObject({ vehicle_availability: null, languages: ['hebrew', 'Yiddish'] });
  });

  it('accepts a typed signature whatever its spaces and capitals', () =>
    expect(faultsOf({ signature_text: ' noa   LEVI ' })).toEqual([]));

  it.each(["ג'ורג' אבו ריא", 'ג׳ורג׳ אבו־ריא', 'ג’ורג’ אבו-ריא', 'גֹּורג אבו ריא'])(
    'accepts %s as the name of ג׳ורג׳ אבו־ריא (rule 229)',
    (typed) => {
      const judged = validateVolunteerFacts(
        { ...GOOD, signature_text: typed },
        { ...JUDGING, fullName: 'ג׳ורג׳ אבו־ריא' },
      );
      expect(judged.faults).toEqual([]);
    },
  );

  it('requires a future training in a renewal, and no guardian again', () => {
    expect(faultsOf({ date: '2026-11-19' }, { isRenewal: true })).toEqual(['date dateInPast']);
    expect(faultsOf({ date: '' }, { isRenewal: true })).toEqual(['date required']);
    expect(faultsOf({ date: '2026-11-20', dob: '2009-01-01' }, { isRenewal: true })).toEqual([]);
  });

  it('requires nothing in a partial registration, but checks what is given', () => {
    expect(validateVolunteerFacts({}, { ...JUDGING, isPartial: true }).faults).toEqual([]);
    expect(
      validateVolunteerFacts({ dob: '2020-01-01' }, { ...JUDGING, isPartial: true }).faults,
    ).toMatchObject([{ path: 'dob', key: 'tooYoung' }]);
  });
});
