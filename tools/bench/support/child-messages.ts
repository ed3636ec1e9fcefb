/** What the people outside are asked to do: each files one request, so many of them a second. */
export interface Filing {
  base: string;
  tokens: string[];
  perSecond: number;
}

/** Whether a message between the processes of the benchmark asks for that. */
export function isFiling(message: unknown): message is Filing {
  return typeof message === 'object' && message !== null && 'base' in message && 'tokens' in message && 'perSecond' in message;
}

/** How the provider of messages outside is reached. */
export interface Provider {
  accountSid: string;
  authToken: string;
  url: string;
}

/** Whether a message tells that. */
export function isProvider(message: unknown): message is Provider {
  return typeof message === 'object' && message !== null && 'accountSid' in message && 'authToken' in message && 'url' in message;
}
