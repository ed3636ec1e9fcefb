import { ChoiceField, FlagField } from '../../platform/http/fields.js';

/** The request to end a subscription, with status 0 (rule 178); a link never starts one. */
export class UnsubscribeDto {
  @ChoiceField([0]) status: 0;
}

/** The account owner's choice; omitted channels stay unchanged. */
export class SubscriptionsDto {
  @FlagField({ optional: true }) sms?: boolean;
  @FlagField({ optional: true }) email?: boolean;
}
