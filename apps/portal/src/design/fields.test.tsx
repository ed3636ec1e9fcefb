import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from './field/text-field.js';
import { OtpField } from './otp/otp-field.js';
import { PhoneField, type PhoneValue } from './phone/phone-field.js';
import { ErrorSummary } from './summary/error-summary.js';

describe('OtpField', () => {
  function Code({
    error = null,
    onComplete = () => undefined,
  }: {
    error?: string | null;
    onComplete?: (code: string) => void;
  }) {
    const [value, setValue] = useState('');
    return <OtpField label="code" value={value} error={error} onChange={setValue} onComplete={onComplete} />;
  }
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'code' });

  it('is one field to assistive technology and four boxes to the eye', () => {
    render(<Code />);
    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(document.querySelectorAll('[aria-hidden="true"] > span')).toHaveLength(4);
    expect([field().autocomplete, field().inputMode, field().dir]).toEqual([
      'one-time-code',
      'numeric',
      'ltr',
    ]);
  });

  it('keeps digits only, four of them, and Backspace goes back', async () => {
    const user = userEvent.setup();
    render(<Code />);
    await user.type(field(), '1a2b345');
    expect(field().value).toBe('1234');
    await user.keyboard('{Backspace}{Backspace}');
    expect(field().value).toBe('12');
    expect([...document.querySelectorAll('.otp__box')].map((box) => box.textContent)).toEqual([
      '1',
      '2',
      '',
      '',
    ]);
  });

  it('hands on the whole code with its last digit, and another one once it was changed', async () => {
    const user = userEvent.setup();
    const whole: string[] = [];
    render(<Code onComplete={(code) => whole.push(code)} />);
    await user.type(field(), '12345');
    expect(whole).toEqual(['1234']);
    await user.type(field(), '{Backspace}9');
    expect(whole).toEqual(['1234', '1239']);
  });

  it('takes a pasted code whole, with its spaces', async () => {
    const user = userEvent.setup();
    render(<Code />);
    await user.click(field());
    await user.paste('12 34');
    expect(field().value).toBe('1234');
  });

  it('ties its error to the field', () => {
    render(<Code error="wrong" />);
    const describedBy = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('wrong');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });
});

describe('PhoneField', () => {
  const CODES = [
    { country: 'IL', label: 'ישראל (+972)' },
    { country: 'US', label: 'ארצות הברית (+1)' },
    { country: 'AU', label: 'אוסטרליה (+61)' },
  ] as const;

  function Phone({
    onEnter = () => undefined,
    first = 'IL',
    error = null,
  }: {
    onEnter?: () => void;
    first?: string;
    error?: string | null;
  }) {
    const [value, setValue] = useState<PhoneValue>({ country: first, number: '' });
    return (
      <PhoneField
        id="phone"
        value={value}
        codes={CODES}
        onOpenCodes={() => undefined}
        error={error}
        onChange={setValue}
        onEnter={onEnter}
        onExpect={() => undefined}
      />
    );
  }
  const number = () => screen.getByLabelText<HTMLInputElement>('מספר טלפון');
  const country = () => screen.getByLabelText<HTMLSelectElement>('מדינה');

  it('takes digits, + and editing keys, typed or pasted', async () => {
    const user = userEvent.setup();
    render(<Phone />);
    await user.type(number(), '+97a2-5 0');
    expect(number().value).toBe('+97250');
    await user.keyboard('{Backspace}');
    expect(number().value).toBe('+9725');
    await user.clear(number());
    await user.paste('050-987 6543');
    expect(number().value).toBe('0509876543');
  });

  it('clears the number when another country is chosen', async () => {
    const user = userEvent.setup();
    render(<Phone />);
    await user.type(number(), '0509');
    await user.selectOptions(country(), 'US');
    expect([country().value, number().value]).toEqual(['US', '']);
  });

  it('reads a number that starts with +61 as Australian', async () => {
    const user = userEvent.setup();
    render(<Phone />);
    await user.type(number(), '+614');
    expect([country().value, number().value]).toEqual(['AU', '+614']);
  });

  it('keeps a number that was refused when another country is chosen', async () => {
    const user = userEvent.setup();
    render(<Phone first="US" error="זה מספר ישראלי" />);
    await user.type(number(), '972509876543');
    await user.selectOptions(country(), 'IL');
    expect([country().value, number().value]).toEqual(['IL', '972509876543']);
  });

  it.each([
    ['Asia/Jerusalem', '05', 'IL'],
    ['Asia/Jerusalem', '00', 'US'],
    ['Asia/Jerusalem', '20', 'US'],
    ['America/New_York', '05', 'US'],
  ])('in %s, %s under the American flag is of %s', async (timeZone, typed, read) => {
    const resolved = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
    const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(resolved);
    const user = userEvent.setup();
    render(<Phone first="US" />);
    await user.type(number(), typed);
    expect([country().value, number().value]).toEqual([read, typed]);
    zone.mockRestore();
  });

  it('sends on Enter', async () => {
    const user = userEvent.setup();
    let sent = 0;
    render(
      <Phone
        onEnter={() => {
          sent += 1;
        }}
      />,
    );
    await user.type(number(), '050{Enter}');
    expect(sent).toBe(1);
  });

  it('is a telephone field that runs from left to right', () => {
    render(<Phone />);
    expect([number().type, number().dir, number().autocomplete]).toEqual(['tel', 'ltr', 'tel']);
  });
});

describe('TextField and ErrorSummary', () => {
  it('reads label, hint and error together', () => {
    render(
      <TextField
        id="name"
        label="name"
        hint="as in your card"
        error="too short"
        value=""
        onChange={() => undefined}
      />,
    );
    const ids = screen.getByLabelText('name').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'as in your card',
      'too short',
    ]);
  });

  it('takes the focus when faults appear and leads to the field', async () => {
    const user = userEvent.setup();
    const faults = [
      { fieldId: 'name', text: 'too short' },
      { fieldId: null, text: 'ask support' },
    ];
    render(
      <>
        <ErrorSummary faults={faults} />
        <TextField id="name" label="name" value="" onChange={() => undefined} />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'יש מה לתקן' }));
    await user.click(screen.getByRole('link', { name: 'too short' }));
    expect(document.activeElement).toBe(screen.getByLabelText('name'));
    expect(screen.getByText('ask support').tagName).toBe('LI');
  });

  it('is not there without faults', () => {
    render(<ErrorSummary faults={[]} />);
    expect(screen.queryByRole('group')).toBeNull();
  });
});
