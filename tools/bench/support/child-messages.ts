/** The message that tells the people outside to file requests, one each, at a given rate. */
export interface Filing {
  base: string;
  tokens: string[];
  perSecond: number;
}

/** Whether a message between the benchmark's processes is a {@link Filing}. */
export function isFiling(message: unknown): message is Filing {
  return (
    typeof message === 'object' &&
    message !== null &&
    'base' in message &&
    'tokens' in message &&
    'perSecond' in message
  );
}

/** The message with the URL of the external message provider. */
export interface Provider {
  accountSid: string;
  authToken: string;
  url: string;
}

/** Whether a message between the benchmark's processes is a {@link Provider}. */
export function isProvider(message: unknown): message is Provider {
  return (
    typeof message === 'object' &&
    message !== null &&
    'accountSid' in message &&
    'authToken' in message &&
    'url' in message
  );
}
