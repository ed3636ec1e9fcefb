import { NameField, RecordField } from '../../platform/http/fields.js';

const NAME_MAX = 60;

/** A passkey as the browser created it or signed with it (WebAuthn's PublicKeyCredential as JSON). */
export class PasskeyDto {
  @RecordField({ description: 'What the browser answered, as JSON.' }) credential: Record<string, unknown>;
}

/** A new passkey, with its owner's name for it. */
export class NewPasskeyDto extends PasskeyDto {
  @NameField({ max: NAME_MAX }) name: string;
}
