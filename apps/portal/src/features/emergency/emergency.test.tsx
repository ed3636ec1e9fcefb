import { jest } from '@jest/globals';
import { NOT_SPOKEN_TO } from '@karov/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { BUTTON, question, RAISE, STATUS } from '../../../test/emergency-question.js';
import {
  emergency,
  HAIFA,
  helpServer,
  ownApplication,
  runningEmergency,
} from '../../../test/help-requests.js';
import { seeker } from '../../../test/people.js';
import { data, failure, page } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const CLOSE = 'DELETE /event/requests/emergency';

const withNotifications = () =>
  helpServer()
    .on('GET /notifications', () => page([]))
    .on('GET /notification-types', () => data([]));

afterEach(() => {
  jest.useRealTimers();
});

function positionAt(latitude: number, longitude: number): GeolocationPosition {
  const coords = {
    latitude,
    longitude,
    accuracy: 5,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON: () => null,
  };
  return { coords, timestamp: 0, toJSON: () => null };
}

describe('where help comes to', () => {
  const OTHER = 'ביאליק 3, ישראל, תל אביב, רמת גן, 32.08, 34.81';
  const PLACES = [
    { kind: 'home' as const, address: HAIFA },
    { kind: 'other' as const, address: OTHER },
  ];
  const raise = async () => {
    const server = withNotifications()
      .on(RAISE, () => data(runningEmergency()))
      .on(STATUS, () => data(emergency({ places: PLACES })));
    const user = await visit('/notification-menu', { as: seeker() });
    await user.click(screen.getByRole('button', { name: BUTTON }));
    const asked = await question();
    await asked.findByText(/לאן לבוא:.*הרצל 10/);
    return {
      server,
      user,
      asked,
      send: () => user.click(asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' })),
    };
  };
  const device = (answer: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: answer },
    });

  it('is shown, and is the address that counts when nothing is changed', async () => {
    const { server, send } = await raise();
    await send();
    await waitFor(() => expect(server.callsTo(RAISE).map(({ body }) => body)).toEqual([{}]));
  });

  it('offers places to choose among themselves; leaving stands apart, quietly, after everything that helps', async () => {
    const { asked } = await raise();
    const places = within(asked.getByRole('group', { name: 'למקום אחר:' }));
    expect(places.getAllByRole('button').map((button) => button.textContent)).toEqual([
      expect.stringContaining('ביאליק 3'),
      'למקום שבו אני עכשיו',
    ]);
    const leave = asked.getByRole('button', { name: 'ביטול' });
    expect(leave.classList.contains('button--quiet')).toBe(true);
    expect(asked.getByRole('link', { name: /102/ }).compareDocumentPosition(leave)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('changes to the other address with one tap', async () => {
    const { server, user, asked, send } = await raise();
    await user.click(asked.getByRole('button', { name: /לכתובת האחרת:.*ביאליק 3/ }));
    expect(asked.getByText(/לאן לבוא:.*ביאליק 3/)).toBeTruthy();
    await send();
    await waitFor(() => expect(server.callsTo(RAISE).map(({ body }) => body)).toEqual([{ place: 'other' }]));
  });

  it('asks the device where it is at that tap only', async () => {
    const ask = jest.fn<Geolocation['getCurrentPosition']>((found) => found(positionAt(32.1, 34.9)));
    device(ask);
    const { server, user, asked, send } = await raise();
    expect(ask).not.toHaveBeenCalled();
    await user.click(asked.getByRole('button', { name: 'למקום שבו אני עכשיו' }));
    expect(asked.getByText('לאן לבוא: למקום שבו המכשיר הזה נמצא עכשיו.')).toBeTruthy();
    await send();
    await waitFor(() =>
      expect(server.callsTo(RAISE).map(({ body }) => body)).toEqual([
        { place: 'here', lat: 32.1, lng: 34.9 },
      ]),
    );
  });

  it('stays as it was when the device does not tell, and says so', async () => {
    device((_found, lost) =>
      lost?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
    );
    const { server, user, asked, send } = await raise();
    await user.click(asked.getByRole('button', { name: 'למקום שבו אני עכשיו' }));
    expect((await asked.findByRole('alert')).textContent).toContain('הכתובת לא השתנתה');
    await send();
    await waitFor(() => expect(server.callsTo(RAISE).map(({ body }) => body)).toEqual([{}]));
  });
});

describe('the page of an emergency', () => {
  const open = () => visit('/emergency', { as: seeker() });
  const steps = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /\((בוצע|עכשיו|בהמשך)\)/.test(text));

  it('has the large button and the numbers while nothing is running', async () => {
    const server = helpServer().on(RAISE, () => data(runningEmergency()));
    const user = await open();
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    server.on(STATUS, () => data(runningEmergency()));
    await user.click((await question()).getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    await screen.findByText('מחפשים מתנדבים קרובים', { selector: '.moment__sentence' });
    expect(screen.getByRole('link', { name: 'חיוג לכבאות והצלה, 102' })).toBeTruthy();
  });

  it('says step by step what is happening, asked again every five seconds', async () => {
    jest.useFakeTimers();
    const server = helpServer().on(STATUS, () => data(runningEmergency()));
    await open();
    await waitFor(() => expect(steps()).toHaveLength(6));
    expect(steps().slice(0, 3)).toEqual([
      'הבקשה התקבלה (בוצע)',
      'פונים למתנדבים (עכשיו)',
      'מישהו רוצה לעזור (בהמשך)',
    ]);
    server.on(STATUS, () =>
      data(
        runningEmergency({
          step: 'on_way',
          state_text: 'נועם בדרך אליך',
          assigned_volunteer: true,
          volunteer: {
            id: 9,
            first_name: 'נועם',
            full_name: 'נועם ברק',
            phone: '+972520000001',
            contact_note: '',
            spoken_to: { writes: false, by: ['sms'] },
            progress: 'on_way',
            progress_at: '2026-11-20T12:05:00.000Z',
            distance_band: '1_to_2',
          },
        }),
      ),
    );
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('נועם בדרך אליך').closest('[role=status]')).not.toBeNull();
    expect(screen.getByText('נועם ברק')).toBeTruthy();
    expect(screen.getByText('בדרך מאז \u206614:05\u2069 · העזרה יוצאת ממרחק של 1 עד 2 ק״מ ממך')).toBeTruthy();
    expect(screen.getByText(/לאן לבוא:.*הרצל 10/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'להתקשר אל נועם' }).getAttribute('href')).toBe(
      'tel:+972520000001',
    );
    expect(screen.getByRole('link', { name: /: נועם$/ }).getAttribute('href')).toBe('sms:+972520000001');
    expect(steps()[3]).toBe('בדרך אליך (עכשיו)');
  });

  it('says that a coordinator has taken over, that somebody cannot come, and which event it belongs to', async () => {
    helpServer().on(STATUS, () =>
      data(
        runningEmergency({
          step: 'coordinator',
          reject_volunteer: true,
          with_event: true,
          event: { id: 4, name: 'פינוי באשקלון' },
        }),
      ),
    );
    await open();
    await waitFor(() => expect(steps().at(-2)).toBe('בטיפול אישי של הצוות (עכשיו)'));
    expect(screen.getByText(/לא יוכל להגיע/)).toBeTruthy();
    expect(screen.getByText('עד עכשיו פנינו ל־3 אנשים')).toBeTruthy();
    expect(screen.getByText(/פינוי באשקלון/)).toBeTruthy();
  });

  it('is closed after a question', async () => {
    const server = helpServer()
      .on(STATUS, () => data(runningEmergency()))
      .on(CLOSE, () => data(emergency()));
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'כבר לא צריך עזרה' }));
    expect(server.callsTo(CLOSE)).toEqual([]);
    const ending = {
      state_text: 'הבקשה נסגרה.',
      helper: null,
      ended_at: '2026-11-20T09:00:00.000Z',
      request: null,
      in_event: null,
      is_cancelled: true,
    };
    server.on(STATUS, () => data(emergency({ step: 'done', ending })));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'לסגור את בקשת החירום?' })).getByRole('button', {
        name: 'כן, לסגור',
      }),
    );
    await screen.findByRole('heading', { name: 'בקשת החירום הסתיימה' });
    expect(server.callsTo(CLOSE)).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('promises nobody who has not taken it over', async () => {
    helpServer().on(STATUS, () => data(runningEmergency({ step: 'alerted' })));
    await open();
    await waitFor(() => expect(steps().slice(-2)).toEqual(['הצוות יודע (עכשיו)', 'הסתיים (בהמשך)']));
  });

  it('names who wants to help before the approval, and who is coming only after it; and the coordinator beside them', async () => {
    jest.useFakeTimers();
    const found = {
      step: 'found',
      is_approved: 0,
      assigned_volunteer: true,
      volunteer: {
        id: 9,
        first_name: 'נועם',
        full_name: null,
        phone: null,
        contact_note: '',
        spoken_to: NOT_SPOKEN_TO,
        progress: null,
        progress_at: null,
        distance_band: null,
      },
    } as const;
    const server = helpServer().on(STATUS, () => data(runningEmergency(found)));
    await open();
    expect(await screen.findByText('נ', { selector: '.moment__mark--waiting' })).toBeTruthy();
    expect(screen.queryByText('נועם ברק')).toBeNull();
    server.on(STATUS, () =>
      data(
        runningEmergency({
          ...found,
          step: 'coming',
          is_approved: 1,
          volunteer: { ...found.volunteer, full_name: 'נועם ברק' },
          coordinator: { first_name: 'תמר' },
        }),
      ),
    );
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('נ', { selector: '.moment__mark--brand' })).toBeTruthy();
    expect(screen.getByText('נועם ברק')).toBeTruthy();
    expect(screen.getByText('הבקשה בטיפול אישי של תמר מצוות ״קרוב״.')).toBeTruthy();
  });

  it('has an ending: who helped, thanks, the question how it was, and then the button again', async () => {
    const request = ownApplication({
      id: 90,
      status: 'completed',
      is_emergency: true,
      abilities: ['feedback'],
    });
    const ending = {
      state_text: 'העזרה ניתנה.',
      helper: 'נועם',
      ended_at: '2026-11-20T09:00:00.000Z',
      request,
      in_event: null,
      is_cancelled: false,
    };
    const server = helpServer()
      .on(STATUS, () => data(emergency({ step: 'done', ending })))
      .on('POST /applications/90/feedback', () => data(null));
    const user = await open();
    await screen.findByRole('heading', { name: 'בקשת החירום הסתיימה' });
    expect(screen.getByText('העזרה הגיעה מנועם.')).toBeTruthy();
    expect(screen.getByText('טוב שלא נשארת לבד. תודה שפנית אלינו!')).toBeTruthy();
    expect(screen.getByRole('button', { name: BUTTON })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'כן, הכול היה בסדר' }));
    await waitFor(() => expect(server.callsTo('POST /applications/90/feedback')).toHaveLength(1));
  });

  it.each([
    ['the person', true, 'תודה שעדכנת. אם משהו ישתנה, אפשר ללחוץ שוב בכל רגע.'],
    ['staff', false, /^הפעם לא הצלחנו להביא אליך עזרה/],
  ] as const)('thanks for no help that did not come: %s ended it', async (_who, is_cancelled, text) => {
    const request = ownApplication({ id: 90, is_emergency: true, status: 'closed', abilities: ['feedback'] });
    const ending = {
      state_text: 'הבקשה נסגרה.',
      helper: null,
      ended_at: '2026-11-20T09:00:00.000Z',
      request,
      in_event: null,
      is_cancelled,
    };
    helpServer().on(STATUS, () => data(emergency({ step: 'done', ending })));
    await open();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText(/טוב שלא נשארת לבד|העזרה הגיעה|הכול היה בסדר/)).toBeNull();
  });

  it('asks how it was after one in an event too, and keeps what was said', async () => {
    let feedback: { is_well: 0 | 1 } | null = null;
    const ending = () => ({
      state_text: 'העזרה ניתנה.',
      helper: 'נועם',
      ended_at: '2026-11-20T09:00:00.000Z',
      request: null,
      in_event: { feedback },
      is_cancelled: false,
    });
    const server = helpServer()
      .on(STATUS, () => data(emergency({ step: 'done', ending: ending() })))
      .on('POST /event/requests/emergency/feedback', () => {
        feedback = { is_well: 1 };
        return data(null);
      });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'כן, הכול היה בסדר' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'כן, הכול היה בסדר' })).toBeNull());
    expect(server.callsTo('POST /event/requests/emergency/feedback').map(({ body }) => body)).toEqual([
      { is_well: 1 },
    ]);
  });

  it('keeps what it knows when the network goes, and says so', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    helpServer().on(STATUS, () => data(runningEmergency()));
    await open();
    await waitFor(() => expect(steps()).toHaveLength(6));
    network.mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert').textContent).toContain('אין כרגע חיבור לאינטרנט');
    expect(screen.getByText(/^נכון ל־.*: מחפשים מתנדבים קרובים$/)).toBeTruthy();
    network.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(steps()).toHaveLength(6);
  });

  it('rule 216: does not go on searching in words while the server does not answer, and does not blame the network', async () => {
    jest.useFakeTimers();
    const server = helpServer().on(STATUS, () => data(runningEmergency()));
    await open();
    await waitFor(() => expect(steps()).toHaveLength(6));
    const [calm] = screen
      .getAllByRole('status')
      .filter(({ textContent }) => textContent === 'מחפשים מתנדבים קרובים');
    expect(calm).toBeTruthy();
    server.isAway = true;
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert').textContent).toContain('השרת שלנו אינו עונה');
    expect(screen.getAllByText(/השרת שלנו אינו עונה/)).toHaveLength(1);
    expect(screen.getByText(/^נכון ל־.*: מחפשים מתנדבים קרובים$/)).toBeTruthy();
    expect(screen.queryByText('שלב אחר שלב')).toBeNull();
    expect(screen.getByRole('link', { name: 'חיוג למשטרה, 100' })).toBeTruthy();
    server.isAway = false;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(steps()).toHaveLength(6));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says of a press that did not reach the server that the server does not answer, with the numbers', async () => {
    helpServer().on(RAISE, () => failure(502));
    const user = await open();
    await user.click(await screen.findByRole('button', { name: BUTTON }));
    const asked = await question();
    await user.click(asked.getByRole('button', { name: 'כן, לבקש עזרה עכשיו' }));
    expect((await asked.findByRole('alert')).textContent).toContain(
      'השרת אינו עונה והבקשה לא נשלחה. מתקשרים עכשיו: 100',
    );
  });

  it('says why there is no button', async () => {
    helpServer().on(STATUS, () => data(emergency({ can_raise: false })));
    await open();
    expect(await screen.findByText(/כדי להשתמש בכפתור/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });
});
