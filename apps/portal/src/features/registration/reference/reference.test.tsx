import { screen } from '@testing-library/react';
import { seeker } from '../../../../test/people.js';
import { profileOptions } from '../../../../test/profile-options.js';
import { data, FakeServer, invalid } from '../../../../test/server.js';
import { visit } from '../../../../test/visit.js';

const HAIFA = 'הרצל 10, ישראל, חיפה, חיפה, 32.81, 34.99';
const DRAFT = 'karov.draft.reference.7';
const URGENT = {
  quick_emergency_request: 1,
  phone: '0509876543',
  first_name: 'יוסף',
  last_name: 'כהן',
  residential_address: HAIFA,
  disability_id: [1],
  disability_confirmation_check: 1,
  is_confirm: 1,
  is_authorize: 1,
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function referenceServer(): FakeServer {
  return new FakeServer()
    .on('POST /dropdowns/other/user/registration/options', () => data(profileOptions()))
    .on('POST /reference/register', () => data({}, 'שלחנו הודעה לאדם שרשמת'));
}

function keepUrgentDraft(): void {
  localStorage.setItem(
    DRAFT,
    JSON.stringify({ values: URGENT, step: 'check', isReviewed: true, savedAt: Date.now() }),
  );
}

describe('registering somebody else', () => {
  it('offers to talk with that person, not with whoever fills in the form', async () => {
    referenceServer();
    localStorage.setItem(
      DRAFT,
      JSON.stringify({
        values: { ...URGENT, quick_emergency_request: 0 },
        step: 'communication',
        isReviewed: false,
        savedAt: Date.now(),
      }),
    );
    const user = await visit('/reference/register', { as: seeker() });
    await user.click(await screen.findByRole('button', { name: 'להתחיל' }));
    expect(await screen.findByRole('radio', { name: 'ישירות עם האדם שנרשם כאן' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'directly_with_me' })).toBeNull();
  });

  it('welcomes, asks for the phone beside the profile, and judges it', async () => {
    referenceServer();
    const user = await visit('/reference/register', { as: seeker() });
    await heading('לרשום מישהו אחר');
    await user.click(screen.getByRole('button', { name: 'להתחיל' }));
    await heading('למי לעזור');
    const phone = screen.getByLabelText('הטלפון של מי שזקוק לעזרה');
    await user.click(screen.getByRole('button', { name: 'להמשיך' }));
    expect(await screen.findByRole('link', { name: 'צריך למלא: הטלפון של מי שזקוק לעזרה' })).toBeTruthy();
    await user.type(phone, '05abc0');
    await user.click(screen.getByRole('button', { name: 'להמשיך' }));
    await user.click(
      await screen.findByRole('link', { name: 'הטלפון של מי שזקוק לעזרה: צריך להקליד מספר טלפון תקין.' }),
    );
    expect(document.activeElement).toBe(phone);
    expect(screen.getByLabelText(/^דוא״ל/).getAttribute('aria-invalid')).toBeNull();
  });

  it('registers whoever has no telephone, once that is said (rule 239)', async () => {
    const server = referenceServer();
    const { phone: _phone, ...without } = URGENT;
    localStorage.setItem(
      DRAFT,
      JSON.stringify({ values: without, step: 'check', isReviewed: true, savedAt: Date.now() }),
    );
    const user = await visit('/reference/register', { as: seeker() });
    await user.click(await screen.findByRole('button', { name: 'להתחיל' }));
    await user.click(await screen.findByRole('button', { name: 'לשלוח ולסיים' }));
    await user.click(await screen.findByRole('link', { name: 'צריך למלא: הטלפון של מי שזקוק לעזרה' }));
    await user.click(await screen.findByRole('checkbox', { name: 'אין טלפון' }));
    expect(screen.queryByLabelText('הטלפון של מי שזקוק לעזרה')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'לחזור לסיכום' }));
    await heading('הכול נכון?');
    expect(screen.getByText('אין טלפון')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'לשלוח ולסיים' }));
    await heading('הרישום נשלח');
    expect(server.callsTo('POST /reference/register')[0]?.body).toEqual({
      ...without,
      no_phone: 1,
      is_active: 1,
    });
  });

  it('asks for agreement of the other person, in words that speak of them', async () => {
    referenceServer();
    localStorage.setItem(
      DRAFT,
      JSON.stringify({ values: URGENT, step: 'consent', isReviewed: false, savedAt: Date.now() }),
    );
    const user = await visit('/reference/register', { as: seeker() });
    await user.click(await screen.findByRole('button', { name: 'להתחיל' }));
    await heading('אישור');
    expect(
      screen
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent ?? box.parentElement?.textContent),
    ).toEqual([
      expect.stringContaining('תישלח על כך הודעה לאדם שנרשם כאן'),
      expect.stringContaining('האדם שנרשם כאן הסכים'),
    ]);
  });

  it('sends the form, says that it is done, and begins anew', async () => {
    const server = referenceServer();
    keepUrgentDraft();
    const user = await visit('/reference/register', { as: seeker() });
    await user.click(await screen.findByRole('button', { name: 'להתחיל' }));
    await heading('הכול נכון?');
    await user.click(screen.getByRole('button', { name: 'לשלוח ולסיים' }));
    await heading('הרישום נשלח');
    expect(server.callsTo('POST /reference/register')[0]?.body).toEqual({ ...URGENT, is_active: 1 });
    expect(localStorage.getItem(DRAFT)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'לרשום מישהו נוסף' }));
    await heading('למי לעזור');
    expect(screen.getByLabelText<HTMLInputElement>('שם פרטי').value).toBe('');
  });

  it('leads to the phone when the server refuses it', async () => {
    referenceServer().on('POST /reference/register', () => invalid({ phone: ['זה המספר שלך'] }));
    keepUrgentDraft();
    const user = await visit('/reference/register', { as: seeker() });
    await user.click(await screen.findByRole('button', { name: 'להתחיל' }));
    await heading('הכול נכון?');
    await user.click(screen.getByRole('button', { name: 'לשלוח ולסיים' }));
    await user.click(await screen.findByRole('link', { name: 'הטלפון של מי שזקוק לעזרה: זה המספר שלך' }));
    expect(document.activeElement).toBe(screen.getByLabelText('הטלפון של מי שזקוק לעזרה'));
  });
});
