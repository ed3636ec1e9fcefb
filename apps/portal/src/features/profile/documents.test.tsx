import type { VolunteerDocuments } from '@karov/api-client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, FakeServer, invalid } from '../../../test/server.js';
import { DocumentsSection } from './documents-section.js';

const WAITS = 'הקובץ ששלחת אצלנו, והצוות בודק אותו. אפשר להחליף אותו.';
const ASKED: VolunteerDocuments = {
  police: { is_needed: true, is_valid: false, ends_at: null, is_handed_in: false, refusal: null },
  guardian: { is_needed: true, is_confirmed: false, is_handed_in: true, refusal: null },
};
const server = (documents = ASKED) => new FakeServer().on('GET /volunteer/documents', () => data(documents));
const pdf = () => new File(['x'], 'police.pdf', { type: 'application/pdf' });

describe('the documents of a volunteer', () => {
  it('are handed in here, and say what waits', async () => {
    const calls = server().on('POST /volunteer/documents', () =>
      data({ ...ASKED, police: { ...ASKED.police, is_handed_in: true } }, 'ok'),
    );
    render(<DocumentsSection />);
    expect(await screen.findAllByText(WAITS)).toHaveLength(1);
    await userEvent.upload(screen.getByLabelText('אישור משטרה'), pdf());
    await waitFor(() => expect(screen.getAllByText(WAITS)).toHaveLength(2));
    const body = calls.callsTo('POST /volunteer/documents')[0]?.body;
    expect(body instanceof FormData ? [body.get('kind'), body.get('file')] : null).toEqual([
      'police',
      expect.any(File),
    ]);
  });

  it('say in words why a file was not taken', async () => {
    server().on('POST /volunteer/documents', () => invalid({ file: ['רק תמונה או PDF.'] }));
    render(<DocumentsSection />);
    await userEvent.upload(await screen.findByLabelText('אישור משטרה'), pdf());
    expect(await screen.findByText('רק תמונה או PDF.')).toBeTruthy();
  });

  it('say why what was sent was not accepted', async () => {
    server({ ...ASKED, police: { ...ASKED.police, refusal: 'התמונה מטושטשת' } });
    render(<DocumentsSection />);
    expect(
      await screen.findByText('לא הצלחנו לקבל את מה ששלחת: התמונה מטושטשת. אפשר לשלוח קובץ אחר.'),
    ).toBeTruthy();
  });

  it('are not spoken of while nothing is asked for', async () => {
    const calls = server({
      police: { ...ASKED.police, is_needed: false },
      guardian: { is_needed: true, is_confirmed: true, is_handed_in: true, refusal: null },
    });
    render(<DocumentsSection />);
    await waitFor(() => expect(calls.callsTo('GET /volunteer/documents')).toHaveLength(1));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
