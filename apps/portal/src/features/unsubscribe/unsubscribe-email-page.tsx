import { Unsubscribe } from './unsubscribe.js';

/** The page behind the unsubscribe link of an e-mail broadcast (rule 126). */
export default function UnsubscribeEmailPage() {
  return <Unsubscribe channel="email" />;
}
