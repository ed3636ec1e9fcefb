import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { profile, seeker, volunteer } from '../../../test/people.js';
import { openProfile, profileServer } from '../../../test/profile-page.js';
import { visit } from '../../../test/visit.js';

describe('the help profile', () => {
  const openSection = async () => {
    const user = await openProfile();
    await user.click(await screen.findByRole('link', { name: 'לעדכן: הבית' }));
    await waitFor(() => expect(location.pathname).toBe('/profile/help'));
    await screen.findByRole('heading', { level: 1, name: 'הבית' });
    return user;
  };

  /** Answers every question that has no answer yet with the first option. */
  const answerAll = (): void => {
    for (const kind of ['radio', 'checkbox'] as const)
      for (const group of screen.queryAllByRole(kind === 'radio' ? 'radiogroup' : 'group')) {
        const [first] = within(group).queryAllByRole(kind);
        if (first && within(group).queryAllByRole(kind, { checked: true }).length === 0)
          fireEvent.click(first);
      }
    for (const box of screen.queryAllByRole<HTMLInputElement>('textbox'))
      if (box.value === '') fireEvent.change(box, { target: { value: wordsFor(box) } });
  };
  const wordsFor = ({ type, labels }: HTMLInputElement): string => {
    const label = labels?.[0]?.textContent ?? '';
    if (label.includes('טלפון')) return '0509876543';
    if (type === 'email') return 'dana@example.org';
    return /מדרגות|קומה|דירה/.test(label) ? '3' : 'דנה';
  };

  it('is changed one section at a time, which is saved by itself without a count of steps', async () => {
    const server = profileServer(
      profile({
        disability_id: [2],
        help_profile: {
          hmo: 'first',
          protection_type: 'first',
          protection_accessibility: 'first',
          housing_type: 'house',
        },
      }),
    );
    const user = await openSection();
    expect(screen.queryByText(/שלב \d/)).toBeNull();
    expect(screen.queryByLabelText('שם פרטי')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'לשמור' }));
    expect(server.callsTo('POST /auth/profile')).toEqual([]);
    expect(await screen.findByRole('link', { name: /^צריך לענות: .*מדרגות.*\?$/ })).toBeTruthy();
    const stairs = await screen.findByRole('radiogroup', { name: /מדרגות/ });
    await user.click(within(stairs).getByRole('radio', { name: 'לא' }));
    await user.click(screen.getByRole('button', { name: 'לשמור' }));
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    expect(server.callsTo('POST /auth/profile').map(({ body }) => body)).toEqual([
      { help_section: 'home', help_profile: { stairs_at_entrance: 0, housing_type: 'house' } },
    ]);
    await screen.findByText('הפרטים נשמרו');
  });

  it('asks before a changed section is left unsaved', async () => {
    profileServer(profile({ disability_id: [2] }));
    const user = await openSection();
    await user.click(
      within(await screen.findByRole('radiogroup', { name: /מדרגות/ })).getByRole('radio', { name: 'לא' }),
    );
    await user.click(screen.getByRole('link', { name: 'חזרה לפרופיל' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'לצאת בלי לשמור?' })).getByRole('button', {
        name: 'ביטול',
      }),
    );
    expect(location.pathname).toBe('/profile/help');
  });

  it('asks for what the profile lacks first, where nothing of it can be read: no form shows that here', async () => {
    profileServer(
      profile({ last_name: '', disability_id: [2], help_profile: null, unreadable: ['help_profile'] }),
    );
    await visit('/profile/help', { as: seeker() });
    expect(await screen.findByText(/^קודם צריך להשלים בפרופיל/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'לשמור' })).toBeNull();
    expect(screen.getByRole('link', { name: 'חזרה לפרופיל' })).toBeTruthy();
  });

  it('is asked as a whole anew where nothing of it can be read, and says why', async () => {
    const lost = profile({
      disability_id: [2],
      help_profile: null,
      unreadable: ['help_profile', 'disabilities'],
    });
    const server = profileServer(lost);
    const user = await openProfile();
    expect(screen.getByText('אי אפשר לקרוא מה בחרת כאן. צריך לבחור שוב.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'לעדכן: הבית' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'לענות שוב על כל השאלות' }));
    await screen.findByRole('heading', { level: 1, name: 'לענות שוב על כל השאלות' });
    expect(screen.getByText(/^אי אפשר לקרוא את התשובות ששמרת כאן/)).toBeTruthy();
    for (const name of ['הבית', 'המרחב המוגן'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'לשמור' }));
    for (const name of [/מדרגות/, 'צריך לענות: באילו שפות נוח לדבר?', 'צריך לענות: מי הכיר במוגבלות?'])
      expect(await screen.findByRole('link', { name })).toBeTruthy();
    expect(server.callsTo('POST /auth/profile')).toEqual([]);
    // each round answers the questions that the answers of the round before have opened
    for (let round = 0; round < 3; round++) answerAll();
    await user.click(screen.getByRole('button', { name: 'לשמור' }));
    await waitFor(() => expect(location.pathname).toBe('/profile'));
    expect(server.callsTo('POST /auth/profile').map(({ body }) => body)).toEqual([
      {
        help_profile: expect.objectContaining({
          disability_id: [2],
          housing_type: 'apartment',
          hmo: 'first',
          languages: ['first'],
        }),
      },
    ]);
  });

  it('is not for volunteers', async () => {
    profileServer(profile({}, volunteer()));
    await openProfile(volunteer());
    expect(screen.queryByRole('heading', { name: 'מה כדאי לדעת כדי לעזור לי' })).toBeNull();
  });
});
