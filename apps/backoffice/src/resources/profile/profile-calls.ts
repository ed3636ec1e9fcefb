import type { PasskeyRow, Profile, SessionRow } from '@karov/api-client';
import { api } from '../../shared/api.js';

export const PROFILE_KEY = ['own-profile'] as const;
export const DEVICES_KEY = ['own-devices'] as const;
export const PASSKEYS_KEY = ['own-passkeys'] as const;

export const loadProfile = (): Promise<Profile> => api.get('/auth/profile');
export const sendPhoneCode = (phone: string) => api.act('POST', '/auth/phone/otp', { body: { phone } });
export const changePhone = (phone: string, otp: string) =>
  api.send('POST', '/auth/phone', { body: { phone, otp } });
export const cancelPhoneChange = () => api.act('DELETE', '/auth/phone/waiting');
export const loadDevices = (): Promise<SessionRow[]> => api.get('/auth/sessions');
export const endDevice = (id: string) =>
  api.act('DELETE', '/auth/sessions/{id}', { params: { path: { id } } });
export const endAllDevices = (kept: readonly number[]) =>
  api.act('POST', '/auth/sessions/end-all', { body: { keep_passkeys: [...kept] } });
export const loadPasskeys = (): Promise<PasskeyRow[]> => api.get('/auth/passkeys');
export const removePasskey = (id: number) =>
  api.act('DELETE', '/auth/passkeys/{id}', { params: { path: { id } } });
