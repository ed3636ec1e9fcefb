import { LIMITS } from '@karov/domain';
import { FlagField, IntField, OtpField, PhoneField, TextField } from '../../platform/http/fields.js';

/** The request for a code, with a solved captcha. */
export class CodeRequestDto {
  @PhoneField() phone: string;
  @TextField({ optional: true, max: 10_000, description: 'The captcha’s solution, base64.' })
  captcha?: string;
}

/** The request to send the same code again. */
export class ResendDto {
  @PhoneField() phone: string;
  @FlagField({ optional: true, description: 'A telephone call tells the code.' }) by_call?: boolean;
}

/** Signs in with a code. The flags are accepted for compatibility; the code's door decides (rule 15). */
export class VerifyOtpDto {
  @PhoneField() phone: string;
  @OtpField() otp: string;
  @FlagField({ optional: true }) is_admin?: boolean;
  @FlagField({ optional: true }) is_volunteer?: boolean;
}

/** The code of a link that was sent to a phone's owner. */
export class SignInLinkDto {
  @TextField({ max: 64 }) code: string;
}

/** An answer from somebody who may be the new owner of an old number. */
export class OwnerAnswerDto {
  @TextField({ max: LIMITS.textMax }) answer: string;
}

/** The request for a code to the caller's own phone. */
export class OwnCodeDto {
  @FlagField({ optional: true, description: 'A telephone call tells the code.' }) by_call?: boolean;
}

/** The chosen person among those who share a number. */
export class ChoosePersonDto {
  @IntField({ min: 1 }) id: number;
}

/** The full name of a person with the number of a ticket. */
export class NameAtNumberDto {
  @TextField() ticket: string;
  @TextField() full_name: string;
}

/** The code that proves who is at a locked desk. */
export class UnlockDto {
  @OtpField() otp: string;
}
