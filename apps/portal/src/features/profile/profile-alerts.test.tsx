import type { OwnVolunteerInformation, Profile, VolunteerDocuments } from '@karov/api-client';
import { eachVolunteerFlag } from '@karov/domain';
import { screen, waitFor } from '@testing-library/react';
import { profile, seeker, volunteer } from '../../../test/people.js';
import { openProfile, profileServer } from '../../../test/profile-page.js';
import { data } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';
import { session } from '../../core/session.js';

const INFORMATION: OwnVolunteerInformation = {
  id: 4,
  id_number: '000000018',
  import_address: '',
  dob: '1990-01-01',
  gender: 'male',
  place: '',
  date: null,
  ...eachVolunteerFlag(() => null),
  israeli_citizen: 1,
  driving_license: 1,
  vehicle_availability: 0,
  local_authority: 0,
  languages: ['hebrew'],
  interests: [],
  way_to_provide_help: 'both',
  contact_method: 'sms',
  signed_at: null,
  renew_until: '2026-12-10',
  is_renew: true,
  is_training_validated: true,
  is_police_validated: false,
  is_police_required: true,
  signature_file: null,
};

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /לשמור את הפרטים|שומרים/ });

describe('the alerts', () => {
  it('tell a help seeker without a disability, who is led here and let on after choosing one', async () => {
    const blank = profile({ disability_id: [], disabilities: [] });
    profileServer(blank).on('POST /auth/profile', () => data({ ...blank, disability_id: [2] }, 'ok'));
    const user = await visit('/help-menu', { as: seeker({ disability_id: [] }) });
    await screen.findByText('עוד לא רשומה בחשבון שלך מוגבלות');
    expect(location.pathname).toBe('/profile');
    await user.click(await screen.findByRole('checkbox', { name: 'mobility' }));
    await user.click(save());
    await waitFor(() => expect(session.get()?.disability_id).toEqual([2]));
    expect(screen.queryByText('עוד לא רשומה בחשבון שלך מוגבלות')).toBeNull();
  });

  it('tell an inactive person, with the way to support', async () => {
    profileServer(profile({ is_active: 0 }));
    await visit('/dashboard', { as: seeker({ is_active: 0 }) });
    await screen.findByText('החשבון אינו פעיל');
    expect(location.pathname).toBe('/profile');
  });

  it('tell a volunteer without information that it is pending, with the way to complete it', async () => {
    const partial = volunteer({ is_volunteer_information: false, volunteer_information_id: null });
    profileServer(profile({}, partial));
    await visit('/volunteer/event-requests', { as: partial });
    await screen.findByText('פרטי ההתנדבות עוד לא הושלמו');
    expect(location.pathname).toBe('/profile');
    expect(screen.getByRole('link', { name: 'להשלמת ההרשמה' }).getAttribute('href')).toBe(
      '/volunteer/registration',
    );
  });

  it('warn of the renewal with its link, and of a missing police certificate', async () => {
    profileServer(profile({ is_renew: true, volunteer_information: INFORMATION }, volunteer()));
    await openProfile(volunteer());
    expect(screen.getByText(/10-12-2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'לחידוש ההתנדבות' }).getAttribute('href')).toBe(
      '/volunteer/account/renew/4',
    );
    expect(screen.getByRole('link', { name: 'איך מקבלים אישור' }).getAttribute('href')).toBe(
      '/volunteer/police_confirmation_required',
    );
    expect(screen.queryByRole('group', { name: 'המוגבלות שלי' })).toBeNull();
  });

  it('say that a police certificate waits to be checked as soon as it is handed in', async () => {
    const documents = (isHandedIn: boolean): VolunteerDocuments => ({
      police: { is_needed: true, is_valid: false, ends_at: null, is_handed_in: isHandedIn, refusal: null },
      guardian: { is_needed: false, is_confirmed: false, is_handed_in: false, refusal: null },
    });
    profileServer(profile({ volunteer_information: INFORMATION }, volunteer()))
      .on('GET /volunteer/documents', () => data(documents(false)))
      .on('POST /volunteer/documents', () => data(documents(true), 'ok'));
    const user = await openProfile(volunteer());
    await screen.findByText('עוד לא קיבלנו אישור משטרה');
    await user.upload(
      await screen.findByLabelText('אישור משטרה'),
      new File(['x'], 'police.pdf', { type: 'application/pdf' }),
    );
    await screen.findByText('אישור המשטרה שלך ממתין לבדיקה');
    expect(screen.queryByText('עוד לא קיבלנו אישור משטרה')).toBeNull();
  });

  it('let somebody confirm who was registered by another', async () => {
    let reference: Profile['referred_by'] = { id: 12, first_name: 'דנה' };
    const server = profileServer()
      .on('GET /auth/profile', () => data(profile({ disability_id: [2], referred_by: reference })))
      .on('POST /auth/references/12/confirmation', () => {
        reference = null;
        return data(null, 'ok');
      });
    const user = await openProfile();
    await user.click(screen.getByRole('button', { name: 'כן, זה נכון' }));
    await waitFor(() => expect(screen.queryByText(/בידי דנה/)).toBeNull());
    expect(server.callsTo('POST /auth/references/12/confirmation')).toHaveLength(1);
  });

  it('let somebody object who was registered by another', async () => {
    let reference: Profile['referred_by'] = { id: 12, first_name: 'דנה' };
    const server = profileServer()
      .on('GET /auth/profile', () => data(profile({ disability_id: [2], referred_by: reference })))
      .on('POST /auth/references/12/objection', () => {
        reference = null;
        return data(null, 'ok');
      });
    const user = await openProfile();
    await user.click(screen.getByRole('button', { name: 'לא, לבטל את הקשר' }));
    await waitFor(() => expect(screen.queryByText(/בידי דנה/)).toBeNull());
    expect(server.callsTo('POST /auth/references/12/objection')).toHaveLength(1);
  });
});
