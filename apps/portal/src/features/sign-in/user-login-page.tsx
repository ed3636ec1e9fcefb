import { SignIn } from './sign-in.js';

/** The sign-in page of help seekers (rule 117). */
export default function UserLoginPage() {
  return <SignIn door="user" />;
}
