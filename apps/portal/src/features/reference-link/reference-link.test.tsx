import { screen } from '@testing-library/react';
import { data, FakeServer, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

describe('the link to somebody whom another person registered', () => {
  it('objects only when told to, without signing in, and says that it is done', async () => {
    let isObjected = 0;
    const server = new FakeServer()
      .on('GET /references/abc', () => data({ referrer: 'רותי כהן', is_objected: isObjected }))
      .on('POST /references/abc/objection', () => {
        isObjected = 1;
        return data({ referrer: 'רותי כהן', is_objected: 1 }, 'ok');
      });
    const user = await visit('/registered-by-other/abc');
    await screen.findByRole('heading', { level: 1, name: 'נרשמת במערכת ״קרוב״ בידי רותי כהן' });
    expect(server.callsTo('POST /references/abc/objection')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'זה לא בסדר, לבטל את הקשר' }));
    await screen.findByText('הקשר בוטל. לא צריך לעשות עוד דבר.');
    expect(screen.queryByRole('button', { name: /לבטל את הקשר/ })).toBeNull();
  });

  it('says what is wrong with a link that is over', async () => {
    new FakeServer().on('GET /references/old', () => invalid({ message: ['תוקף הקישור פג.'] }));
    await visit('/registered-by-other/old');
    expect((await screen.findByRole('alert')).textContent).toBe('תוקף הקישור פג.');
  });
});
