import type { Locale } from '@karov/domain';
import type { TextParams } from '@karov/i18n';
import { addressIn } from '../../places/index.js';

/**
 * What fills the text of a message, for readers of one language: an address names its town in it (rule 227).
 */
export function paramsIn(params: TextParams, locale: Locale): TextParams {
  const { address } = params;
  return typeof address === 'string' ? { ...params, address: addressIn(address, locale) } : params;
}
