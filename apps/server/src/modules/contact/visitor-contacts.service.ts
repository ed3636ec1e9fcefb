import { HOUR, holdsLink } from '@karov/domain';
import { Injectable } from '@nestjs/common';
import { fail, ValidationFailure } from '../../platform/errors/fail.js';
import { requestContext } from '../../platform/http/request-context.js';
import { Captcha } from '../../platform/security/captcha.js';
import { networkOf } from '../../platform/security/network.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { ServedPhones } from '../../platform/security/served-phones.js';
import type { ContactFormDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

/** The limit on messages from one network, which may be that of a hotel full of evacuees. */
const VISITORS_AN_HOUR = 30;

/** Messages to the support desk from signed-out people (rule 110). */
@Injectable()
export class VisitorContactsService {
  constructor(
    private readonly captcha: Captcha,
    private readonly contacts: ContactService,
    private readonly served: ServedPhones,
    private readonly limits: RateLimit,
  ) {}

  /**
   * @throws ValidationFailure without a name or a way to answer, PHONE_COUNTRY, CAPTCHA_REQUIRED,
   * CAPTCHA_FAILED, CONTACT_TOO_MANY
   */
  async send(form: ContactFormDto): Promise<void> {
    const { full_name: name = '', phone = '', email = '' } = form;
    const missing = [
      ...(name === '' ? ['full_name'] : []),
      ...(phone === '' && email === '' ? ['phone'] : []),
    ];
    if (missing.length > 0)
      throw new ValidationFailure(missing.map((path) => ({ path, key: 'required', params: {} })));
    // the subject is sent to an address that nobody has verified, so it may not hold a link
    if (holdsLink(form.subject)) throw new ValidationFailure([{ path: 'subject', key: 'link', params: {} }]);
    if (phone !== '') this.served.require(phone);
    await this.captcha.verify(form.captcha);
    const network = networkOf(requestContext()?.ip ?? '');
    if (network !== null && (await this.limits.hit(`visitors:${network}`, HOUR)) > VISITORS_AN_HOUR)
      fail('CONTACT_TOO_MANY', { field: 'message' });
    await this.contacts.send({ name, phone, email }, form);
  }
}
