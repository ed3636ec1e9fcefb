import type { SameKeys } from '../catalogue.js';
import type { profileHe } from './profile.he.js';

/** The English texts of staff members' own profile. */
export const profileEn: SameKeys<typeof profileHe> = {
  profile: {
    title: 'My profile',
    open: 'My profile',
    details: 'My details',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail',
    saved: 'The details are saved.',
    phone: 'Phone number',
    phone_now: 'The number on record: %{phone}',
    phone_waiting: 'The number changes to %{phone} at %{at}.',
    phone_cancel: 'Cancel',
    phone_cancelled: 'The change is cancelled.',
    phone_new: 'New number',
    phone_send: 'Send a code to the new number',
    phone_code: 'The code sent to the new number',
    phone_confirm: 'Change the number',
    phone_sent: 'The code was sent.',
    phone_changed: 'The number was changed. Other devices are signed out.',
    devices: 'Signed-in devices',
    device_current: 'This device',
    device_since: 'Signed in',
    device_end: 'Sign out',
    device_end_of: 'Sign out %{device}',
    device_ended: 'The device is signed out.',
    everywhere: 'Sign out everywhere',
    everywhere_passkeys: 'Passkeys that stay. Those not ticked are removed:',
    everywhere_question: 'Sign out on all devices, this one too?',
  },
};
