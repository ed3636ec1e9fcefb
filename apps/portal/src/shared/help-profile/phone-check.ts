import { phoneText } from '@karov/domain';

const ROUGH_PHONE = /^\+?[\d -]{9,20}$/;

/**
 * Returns a check for phone numbers. Without a network the numbering rules cannot be loaded; then a rough
 * check is enough, and the server decides.
 */
export async function loadPhoneCheck(): Promise<(text: string) => boolean> {
  try {
    const { normalizePhone } = await import('@karov/domain/phone');
    return (text) => normalizePhone(text) !== null;
  } catch {
    return (text) => ROUGH_PHONE.test(phoneText(text).trim());
  }
}
