import { Unsubscribe } from './unsubscribe.js';

/** The page behind the unsubscribe link of an SMS broadcast (rule 126). */
export default function UnsubscribeSmsPage() {
  return <Unsubscribe channel="sms" />;
}
