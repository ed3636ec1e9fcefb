import { Unsubscribe } from './unsubscribe.js';

/** Reached from a broadcast by SMS (rule 126). */
export default function UnsubscribeSmsPage() {
  return <Unsubscribe channel="sms" />;
}
