import { phoneKeys } from '@karov/domain';
import { useParams } from 'wouter';
import { SignIn } from './sign-in.js';

/**
 * The sign-in page of volunteers. The address may contain the phone, as in a link from a message (rule 113).
 */
export default function VolunteerLoginPage() {
  const { phone = '' } = useParams();
  return <SignIn door="volunteer" firstNumber={phoneKeys(phone)} />;
}
