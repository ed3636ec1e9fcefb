import { Injectable } from '@nestjs/common';
import { ValidationFailure } from '../../platform/errors/fail.js';
import { CaptchaService } from '../auth/index.js';
import type { ContactFormDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';

/** Messages to the support desk of people who are not signed in (rule 110). */
@Injectable()
export class VisitorContacts {
  constructor(
    private readonly captcha: CaptchaService,
    private readonly contacts: ContactService,
  ) {}

  /** @throws ValidationFailure where it is not said who writes and how they are answered, CAPTCHA_REQUIRED, CAPTCHA_FAILED, CONTACT_TOO_MANY */
  async send(form: ContactFormDto): Promise<void> {
    const { full_name: name = '', phone = '', email = '' } = form;
    const missing = [...(name === '' ? ['full_name'] : []), ...(phone === '' && email === '' ? ['phone'] : [])];
    if (missing.length > 0) throw new ValidationFailure(missing.map((path) => ({ path, key: 'required', params: {} })));
    await this.captcha.verify(form.captcha);
    await this.contacts.send({ name, phone, email }, form);
  }
}
