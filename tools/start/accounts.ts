interface DemoAccount {
  phone: string;
  name: string;
  roles: string[];
  note: string;
}

/** Returns the demo accounts as a small table for the terminal. */
export async function demoAccounts(url: string): Promise<string[]> {
  const answer: unknown = await (
    await fetch(`${url}/api/demo/accounts`, { headers: { 'content-language': 'en-US' } })
  ).json();
  const accounts = readAccounts(answer);
  const width = Math.max(...accounts.map((account) => account.phone.length), 0);
  return [
    'Demo accounts (codes arrive in the outbox):',
    ...accounts.map(
      ({ phone, name, roles, note }) =>
        `  ${phone.padEnd(width)}  ${roles.join(', ')} · ${name}${note ? ` · ${note}` : ''}`,
    ),
    `Outbox: ${url}/outbox`,
  ];
}

function readAccounts(answer: unknown): DemoAccount[] {
  if (typeof answer !== 'object' || answer === null || !('data' in answer) || !Array.isArray(answer.data))
    return [];
  return answer.data.filter(isAccount);
}

function isAccount(value: unknown): value is DemoAccount {
  return (
    typeof value === 'object' &&
    value !== null &&
    'phone' in value &&
    typeof value.phone === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'note' in value &&
    typeof value.note === 'string' &&
    'roles' in value &&
    Array.isArray(value.roles)
  );
}
