import type { HelpProfileDropdowns, ListOption } from '@karov/api-client';
import { HELP_PROFILE, type HelpProfileAnswers } from '@karov/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { profileOptions } from '../../../test/profile-options.js';
import { locale } from '../../core/locale.js';
import { ProfileFields } from './index.js';

interface FormProps {
  section: string;
  first?: HelpProfileAnswers;
  errors?: Record<string, string>;
  options?: HelpProfileDropdowns;
  tell?: (answers: HelpProfileAnswers, path: string) => void;
}

function Form({ section, first = {}, errors = {}, options = profileOptions(), tell }: FormProps) {
  const [answers, setAnswers] = useState(first);
  const fields = HELP_PROFILE.find(({ name }) => name === section)?.fields ?? [];
  const change = (next: HelpProfileAnswers, path: string) => {
    setAnswers(next);
    tell?.(next, path);
  };
  return (
    <ProfileFields
      fields={fields}
      answers={answers}
      context={{ form: 'self', options, errors }}
      onChange={change}
    />
  );
}

describe('the fields of the help profile', () => {
  it('asks for the floor only of who lives in an apartment', async () => {
    const user = userEvent.setup();
    render(<Form section="home" />);
    expect(screen.queryByLabelText('באיזו קומה?')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'apartment' }));
    expect(screen.getByLabelText('באיזו קומה?')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'house' }));
    expect(screen.queryByLabelText('באיזו קומה?')).toBeNull();
  });

  it('keeps yes and no as 1 and 0, and takes digits only where they are asked', async () => {
    const told: [HelpProfileAnswers, string][] = [];
    const user = userEvent.setup();
    render(<Form section="home" tell={(...change) => told.push(change)} />);
    const stairs = within(screen.getByRole('radiogroup', { name: 'יש מדרגות בכניסה?' }));
    await user.click(stairs.getByRole('radio', { name: 'כן' }));
    await user.type(screen.getByLabelText('כמה מדרגות?'), '1a2');
    expect(told.at(-1)).toEqual([{ stairs_at_entrance: 1, stairs_count: '12' }, 'stairs_count']);
  });

  it('lays out several choices as boxes, and a long list as a select', async () => {
    const many: ListOption[] = Array.from({ length: 12 }, (_, index) => ({
      id: `hmo_${index}`,
      key: `hmo_${index}`,
      label: `hmo_${index}`,
    }));
    const told: [HelpProfileAnswers, string][] = [];
    const user = userEvent.setup();
    render(
      <Form
        section="health"
        options={{ ...profileOptions(), hmo: many }}
        tell={(...change) => told.push(change)}
      />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'באיזו קופת חולים?' }), 'hmo_4');
    await user.click(screen.getByRole('checkbox', { name: 'recognized_other' }));
    expect(told.at(-1)).toEqual([
      { hmo: 'hmo_4', disability_recognition: ['recognized_other'] },
      'disability_recognition',
    ]);
    expect(screen.getByLabelText('מי עוד?')).toBeTruthy();
  });

  it('lets "none of these" stand alone, either way, and says what was unticked', async () => {
    const animals: ListOption[] = ['no_animals', 'dog', 'cat'].map((key) => ({ id: key, key, label: key }));
    const told: HelpProfileAnswers[] = [];
    const user = userEvent.setup();
    render(
      <Form
        section="leaving"
        options={{ ...profileOptions(), evacuation_animals: animals }}
        first={{ animal_types: ['dog', 'cat'] }}
        tell={(answers) => told.push(answers)}
      />,
    );
    await user.click(screen.getByRole('checkbox', { name: 'no_animals' }));
    expect(told.at(-1)).toEqual({ animal_types: ['no_animals'] });
    expect(screen.getByText('הסרנו את הסימון משאר האפשרויות: no_animals').getAttribute('role')).toBe(
      'status',
    );
    await user.click(screen.getByRole('checkbox', { name: 'dog' }));
    expect(told.at(-1)).toEqual({ animal_types: ['dog'] });
    expect(screen.getByText('הסרנו את הסימון: no_animals')).toBeTruthy();
  });

  it('ties the error of a nested field to it, and says which fields may be skipped', () => {
    render(<Form section="contacts" errors={{ 'emergency_contact.mobile': 'wrong' }} />);
    const contact = within(screen.getByRole('group', { name: 'איש או אשת קשר' }));
    const mobile = contact.getByLabelText('טלפון נייד');
    expect(mobile.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(mobile.getAttribute('aria-describedby') ?? '')?.textContent).toBe('wrong');
    expect(contact.getByLabelText('שם משפחה (לא חובה)')).toBeTruthy();
  });

  it('takes back an answer that is not asked for', async () => {
    const told: [HelpProfileAnswers, string][] = [];
    const user = userEvent.setup();
    render(
      <Form
        section="meeting"
        first={{ gender_preference: 'female' }}
        tell={(...change) => told.push(change)}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'לבטל את הבחירה' }));
    expect(told.at(-1)).toEqual([{ gender_preference: undefined }, 'gender_preference']);
  });

  it('adds people at home, announces it, and takes them away again', async () => {
    const told: [HelpProfileAnswers, string][] = [];
    const user = userEvent.setup();
    render(
      <Form
        section="household"
        first={{ living_situation: 'live_with_helper' }}
        tell={(...change) => told.push(change)}
      />,
    );
    expect(screen.getAllByRole('group', { name: /מי גר בבית, מספר/ })).toHaveLength(1);
    await user.type(screen.getByLabelText('שם משפחה'), 'לוי');
    await user.click(screen.getByRole('button', { name: 'להוסיף עוד: מי גר בבית' }));
    expect(screen.getAllByRole('group', { name: /מי גר בבית, מספר/ })).toHaveLength(2);
    expect(screen.getByText('נוספו שדות: מי גר בבית, מספר 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'להסיר: מי גר בבית, מספר 2' }));
    expect(screen.getByText('הוסר: מי גר בבית, מספר 2')).toBeTruthy();
    expect(told.at(-1)).toEqual([
      { living_situation: 'live_with_helper', residents: [{ last_name: 'לוי' }] },
      'residents',
    ]);
  });

  it('speaks English', () => {
    locale.set('en-US');
    render(<Form section="consent" />);
    expect(screen.getByRole('checkbox', { name: /I have read the terms of use/ })).toBeTruthy();
  });
});
