import type { AuthRecord, Profile, RegistrationTicket } from '@karov/api-client';

/** Returns a signed-in help seeker whose account has no obstacle. */
export function seeker(change: Partial<AuthRecord> = {}): AuthRecord {
  return {
    id: 7,
    token: 'token-7',
    role: 'user',
    roles: ['user'],
    full_name: 'רחל אברהמי',
    disability_id: [3],
    is_volunteer_information: false,
    volunteer_information_id: null,
    is_active: 1,
    is_freeze: 0,
    guardian: null,
    locale: 'he-IL',
    writes: false,
    is_limited: false,
    ...change,
  };
}

/** Returns a signed-in volunteer whose account has no obstacle. */
export function volunteer(change: Partial<AuthRecord> = {}): AuthRecord {
  return seeker({
    id: 9,
    token: 'token-9',
    role: 'volunteer',
    roles: ['volunteer'],
    full_name: 'נועם ברק',
    disability_id: [],
    is_volunteer_information: true,
    volunteer_information_id: 4,
    ...change,
  });
}

/** Returns the ticket for a phone that was just verified and is unknown. */
export function ticket(change: Partial<RegistrationTicket> = {}): RegistrationTicket {
  return {
    ticket: 'ticket-1',
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    phone: '+972509876543',
    registered_roles: [],
    volunteer_information: null,
    first_name: '',
    last_name: '',
    full_name: '',
    email: null,
    residential_address: '',
    arrival_address: '',
    ...change,
  };
}

/** Returns the server's profile of a signed-in help seeker; for another person, pass their record. */
export function profile(change: Partial<Profile> = {}, person: AuthRecord = seeker()): Profile {
  const { token: _token, ...record } = person;
  return {
    ...record,
    phone: '+972509876543',
    contact_note: '',
    first_name: 'רחל',
    last_name: 'אברהמי',
    email: 'rachel@example.org',
    residential_address: 'הרצל 10, ישראל, חיפה, חיפה, 32.81, 34.99',
    arrival_address: '',
    address_type: 'residential',
    comments: '',
    disabilities: person.disability_id.map((id) => ({ id, name: 'mobility' })),
    other_disability: '',
    is_phone: 1,
    is_wp: 0,
    is_sms: 1,
    is_email: 0,
    is_renew: false,
    volunteer_information: null,
    help_profile: null,
    phone_change: null,
    unreadable: [],
    referred_by: null,
    ...change,
  };
}
