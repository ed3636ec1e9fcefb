import type { Profile } from '@karov/api-client';
import { eachVolunteerFlag, localDay } from '@karov/domain';
import { session } from '@karov/web';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { volunteer } from '../../../test/people.js';
import { data, FakeServer, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';
import { volunteerOptions } from '../../../test/volunteer-options.js';

function profile(change: Partial<Profile> = {}): Profile {
  const { token: _token, ...record } = volunteer({ is_freeze: 1 });
  return {
    ...record,
    phone: '+972521112233',
    contact_note: '',
    first_name: 'נועם',
    last_name: 'ברק',
    email: null,
    residential_address: '',
    arrival_address: '',
    address_type: 'residential',
    comments: '',
    disabilities: [],
    other_disability: '',
    is_phone: 0,
    is_wp: 0,
    is_sms: 1,
    is_email: 0,
    is_renew: true,
    help_profile: null,
    phone_change: null,
    unreadable: [],
    referred_by: null,
    volunteer_information: {
      id: 4,
      signed_at: null,
      renew_until: null,
      is_renew: true,
      is_training_validated: true,
      is_police_validated: true,
      is_police_required: true,
      signature_file: null,
      id_number: '123456782',
      import_address: '',
      dob: '1990-05-01',
      gender: 'male',
      place: 'חיפה',
      date: '2020-01-01',
      ...eachVolunteerFlag(() => null),
      israeli_citizen: 1,
      driving_license: 0,
      local_authority: 0,
      languages: ['hebrew'],
      interests: ['rides'],
      way_to_provide_help: 'both',
      contact_method: 'sms',
    },
    ...change,
  };
}

function renewalServer(): FakeServer {
  let isRenewed = false;
  return new FakeServer()
    .on('GET /auth/profile', () => data(profile(isRenewed ? { is_freeze: 0 } : {})))
    .on('POST /dropdowns/register', () => data(volunteerOptions()))
    .on('GET /volunteer/event-user-requests', () => ({
      status: 200,
      body: { data: [], meta: { total: 0, page: 1, perPage: 10 } },
    }))
    .on('POST /dropdowns/events', () => data({ events: [], statuses: [] }))
    .on('POST /volunteer/renew/account', () => {
      isRenewed = true;
      return data({}, 'חודש');
    });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the renewal', () => {
  it('is prefilled, asks for a training to come, is signed, and unfreezes', async () => {
    const server = renewalServer();
    const user = await visit('/volunteer/account/renew/4', { as: volunteer({ is_freeze: 1 }) });
    await heading('חידוש ההתנדבות');
    expect(
      server.callsTo('GET /auth/profile').map(({ query }) => query.get('volunteer_information_id')),
    ).toContain('4');
    expect(screen.getByLabelText<HTMLInputElement>('מספר זהות').value).toBe('123456782');
    for (const title of ['איך נוח לעזור', 'נהיגה והדרכה']) {
      await user.click(screen.getByRole('button', { name: 'להמשיך' }));
      await heading(title);
    }
    const training = screen.getByLabelText<HTMLInputElement>(/תאריך ההדרכה/);
    const today = localDay(new Date());
    expect([training.value, training.min]).toEqual(['', today]);
    await user.click(screen.getByRole('button', { name: 'להמשיך' }));
    expect(await screen.findByRole('link', { name: /: תאריך ההדרכה$/ })).toBeTruthy();
    fireEvent.change(training, { target: { value: today } });
    await user.click(screen.getByRole('button', { name: 'להמשיך' }));
    await heading('הסכם ההתנדבות');
    await user.click(screen.getByRole('checkbox', { name: /קראתי את הסכם ההתנדבות/ }));
    await user.click(screen.getByRole('button', { name: 'להמשיך' }));
    await heading('החתימה');
    await user.click(screen.getByRole('radio', { name: 'להקליד את השם המלא' }));
    await user.type(screen.getByLabelText('השם המלא, כחתימה'), 'נועם ברק');
    await user.click(screen.getByRole('button', { name: 'להמשיך' }));
    await heading('הכול נכון?');
    expect(screen.getByText('נועם ברק', { selector: 'dd *' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'לשלוח ולסיים' }));
    await waitFor(() => expect(session.get()?.is_freeze).toBe(0));
    await screen.findByText('תודה! ההתנדבות חודשה לשנה נוספת.');
    await waitFor(() => expect(location.pathname).not.toContain('renew'));
    expect(server.callsTo('POST /volunteer/renew/account')[0]?.body).toMatchObject({
      volunteer_information_id: 4,
      id_number: '123456782',
      signature_text: 'נועם ברק',
      is_agree: 1,
      date: today,
    });
  });

  it('is where a frozen volunteer is led, and says why', async () => {
    renewalServer();
    await visit('/volunteer/event-requests', { as: volunteer({ is_freeze: 1 }) });
    await heading('חידוש ההתנדבות');
    expect(screen.getByText('החשבון מוקפא')).toBeTruthy();
  });

  it('says before the first step that it is not open yet, and from when it is', async () => {
    const early = profile();
    const information = early.volunteer_information;
    renewalServer().on('GET /auth/profile', () =>
      data({
        ...early,
        is_freeze: 0,
        is_renew: false,
        volunteer_information: information && { ...information, is_renew: false, renew_until: '2027-05-31' },
      }),
    );
    await visit('/volunteer/account/renew/4', { as: volunteer() });
    await heading('חידוש ההתנדבות');
    expect(screen.getByText(/^אפשר לחדש מ־.1.במאי.2027.$/)).toBeTruthy();
    expect(screen.getByText(/בתוקף עד .*31.*במאי/)).toBeTruthy();
    expect(screen.queryByLabelText('מספר זהות')).toBeNull();
    expect(screen.queryByRole('button', { name: 'להמשיך' })).toBeNull();
  });

  it('leads to the field that the server refuses', async () => {
    renewalServer().on('POST /volunteer/renew/account', () => invalid({ place: ['המקום לא מוכר'] }));
    localStorage.setItem(
      'karov.draft.renewal.9',
      JSON.stringify({
        values: {
          ...profile().volunteer_information,
          first_name: 'נועם',
          last_name: 'ברק',
          date: localDay(new Date()),
          is_agree: 1,
          signature: { image: null, text: 'נועם ברק' },
        },
        step: 'check',
        isReviewed: true,
        savedAt: Date.now(),
      }),
    );
    const user = await visit('/volunteer/account/renew/4', { as: volunteer({ is_freeze: 1 }) });
    await heading('הכול נכון?');
    await user.click(screen.getByRole('button', { name: 'לשלוח ולסיים' }));
    await user.click(await screen.findByRole('link', { name: 'מקום ההדרכה: המקום לא מוכר' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/מקום ההדרכה/));
  });
});
