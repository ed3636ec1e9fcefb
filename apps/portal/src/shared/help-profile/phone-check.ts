import { phoneText } from '@karov/domain';

const ROUGH_PHONE = /^\+?[\d -]{9,20}$/;

/**
 * Tells whether a text is a phone number. Without a network the metadata cannot be loaded; then a rough look
 * does, and the server judges.
 */
export async function loadPhoneCheck(): Promise<(text: string) => boolean> {
  try {
    const { normalizePhone } = await import('@karov/domain/phone');
    return (text) => normalizePhone(text) !== null;
  } catch {
    return (text) => ROUGH_PHONE.test(phoneText(text).trim());
  }
}
