import { screen, waitFor } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/axe.js';
import { FakeApi, one, refusal } from '../../testing/fake-api.js';
import { openApp } from '../../testing/open-app.js';

const PATH = '/admin/auto-assigns';
const SETTINGS = { id: 1, radius: 2, time: 5, max_radius_km: 50, max_rings: 5, emergency_wave: 3 };

function server(): FakeApi {
  return new FakeApi().on(`GET ${PATH}`, one(SETTINGS)).on(`POST ${PATH}`, one(SETTINGS));
}

describe('the auto-assign settings', () => {
  it('takes digits and one dot for the radius, whole numbers for the time', async () => {
    const api = server();
    const { user } = await openApp('/auto-assign');
    const radius = await screen.findByRole('textbox', { name: /Widening/ });
    const time = screen.getByRole('textbox', { name: /minutes/ });
    await user.clear(radius);
    await user.type(radius, '1.5.2km');
    await user.clear(time);
    await user.type(time, '7.5');
    expect(radius).toHaveProperty('value', '1.52');
    expect(time).toHaveProperty('value', '75');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Auto-assign settings updated.')).toBeTruthy();
    expect(api.seen(`POST ${PATH}`)[0]?.body).toEqual({ radius: 1.52, time: 75 });
  });

  it('asks for numbers above zero before it calls the server', async () => {
    const api = server();
    const { user } = await openApp('/auto-assign', { locale: 'he-IL' });
    await user.clear(await screen.findByRole('textbox', { name: /דקות/ }));
    await user.click(screen.getByRole('button', { name: 'שמירה' }));
    expect(await screen.findAllByText('יש להקליד מספר שלם של דקות, 1 לפחות.')).toHaveLength(2);
    expect(api.seen(`POST ${PATH}`)).toHaveLength(0);
  });

  it('shows the server’s refusals under the field, until it is edited', async () => {
    server().on(`POST ${PATH}`, refusal({ radius: ['At most 50.'] }));
    const { user } = await openApp('/auto-assign');
    const radius = await screen.findByRole('textbox', { name: /Widening/ });
    await user.type(radius, '00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('At most 50.')).toHaveLength(2);
    expect(radius).toHaveProperty('value', '200');
    await user.type(radius, '{Backspace}');
    await waitFor(() => expect(screen.queryByText('At most 50.')).toBeNull());
  });

  it('has no accessibility faults', async () => {
    server();
    await openApp('/auto-assign', { locale: 'he-IL' });
    await screen.findByRole('textbox', { name: /דקות/ });
    expect(await accessibilityFaults()).toEqual([]);
  });
});
