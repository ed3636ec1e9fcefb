import { ChoiceField, FlagField } from '../../platform/http/fields.js';

/** Status 0 ends the subscription (rule 178); a link never starts one. */
export class UnsubscribeDto {
  @ChoiceField([0]) status: 0;
}

/** What the owner of an account wants to get; what is left out stays. */
export class SubscriptionsDto {
  @FlagField({ optional: true }) sms?: boolean;
  @FlagField({ optional: true }) email?: boolean;
}
