/** The task of the people outside: each files one request, at a given rate. */
export interface Filing {
  base: string;
  tokens: string[];
  perSecond: number;
}

/** Whether a message between the benchmark's processes is that task. */
export function isFiling(message: unknown): message is Filing {
  return (
    typeof message === 'object' &&
    message !== null &&
    'base' in message &&
    'tokens' in message &&
    'perSecond' in message
  );
}

/** The URL of the external message provider. */
export interface Provider {
  accountSid: string;
  authToken: string;
  url: string;
}

/** Whether a message contains that URL. */
export function isProvider(message: unknown): message is Provider {
  return (
    typeof message === 'object' &&
    message !== null &&
    'accountSid' in message &&
    'authToken' in message &&
    'url' in message
  );
}
