import { TextField } from '../../platform/http/fields.js';

const ENDPOINT_MAX = 1000;
const KEY_MAX = 100;

/** What a browser says about its address and keys (PushSubscription). */
export class PushSubscriptionDto {
  @TextField({ max: ENDPOINT_MAX, description: 'Where the browser’s push service takes what is for it.' })
  endpoint: string;

  @TextField({ max: KEY_MAX, description: 'The browser’s public key, base64url.' })
  p256dh: string;

  @TextField({ max: KEY_MAX, description: 'The browser’s secret for authentication, base64url.' })
  auth: string;
}

/** A browser's new address, and its former one. */
export class MovedPushSubscriptionDto extends PushSubscriptionDto {
  @TextField({ max: ENDPOINT_MAX, description: 'The address until now.' })
  former: string;
}
