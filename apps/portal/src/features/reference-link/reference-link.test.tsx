import { screen } from '@testing-library/react';
import { data, FakeServer, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

describe('the link to somebody whom another person registered', () => {
  const link = (answered: object = {}) => ({
    referrer: 'רותי כהן',
    written: { full_name: 'יוסף לוי', city: 'חיפה', sections: ['disability', 'contacts'] },
    is_objected: 0,
    is_confirmed: 0,
    ...answered,
  });
  const title = (name: string) => screen.findByRole('heading', { level: 1, name });

  function linkServer(): FakeServer {
    let answered: object = {};
    return new FakeServer()
      .on('GET /references/abc', () => data(link(answered)))
      .on('POST /references/abc/objection', () => {
        answered = { is_objected: 1, written: null };
        return data(link(answered), 'ok');
      })
      .on('POST /references/abc/confirmation', () => {
        answered = { is_confirmed: 1 };
        return data(link(answered), 'ok');
      });
  }

  it('tells what was written, takes a yes, and says so in its heading', async () => {
    const server = linkServer();
    const user = await visit('/registered-by-other/abc');
    await title('נרשמת במערכת ״קרוב״ בידי רותי כהן');
    expect(screen.getByText('יוסף לוי')).toBeTruthy();
    expect(screen.getByText('חיפה')).toBeTruthy();
    expect(screen.getByText('המוגבלות · איש או אשת קשר לחירום')).toBeTruthy();
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'כן, זה נכון' }));
    await title('תודה, רשמנו שזה נכון');
    expect(screen.queryByRole('button', { name: 'כן, זה נכון' })).toBeNull();
  });

  it('objects only after it was asked once more, without signing in, and says that it is done', async () => {
    const server = linkServer();
    const user = await visit('/registered-by-other/abc');
    await title('נרשמת במערכת ״קרוב״ בידי רותי כהן');
    await user.click(screen.getByRole('button', { name: 'לא, לבטל את הקשר' }));
    expect(server.callsTo('POST /references/abc/objection')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'לבטל את הקשר' }));
    await title('הקשר עם רותי כהן בוטל');
    expect(screen.queryByText('יוסף לוי')).toBeNull();
    expect(screen.queryByRole('button', { name: /לבטל את הקשר/ })).toBeNull();
  });

  it('says that nothing was written of somebody who had an account', async () => {
    new FakeServer().on('GET /references/abc', () => data(link({ written: null })));
    await visit('/registered-by-other/abc');
    await screen.findByText(/הפרטים שלך לא נמסרו ולא השתנו/);
  });

  it('says what is wrong with a link that is over', async () => {
    new FakeServer().on('GET /references/old', () => invalid({ message: ['הקישור כבר לא בתוקף.'] }));
    await visit('/registered-by-other/old');
    expect((await screen.findByRole('alert')).textContent).toBe('הקישור כבר לא בתוקף.');
  });
});
