import { SignIn } from './SignIn.js';

export default function UserLoginPage() {
  return <SignIn door="user" />;
}
