/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: [
    'attempts',
    'consent_texts',
    'consents',
    'login_as_tokens',
    'password_tokens',
    'sessions',
    'signin_failures',
  ],
  publishes: [],
  exceptions: [
    {
      how: 'write',
      of: 'users',
      file: 'migrations/0031-devices.sql',
      reason: 'an applied migration is not changed',
    },
    {
      how: 'write',
      of: 'memberships',
      file: 'consent-store.ts',
      reason:
        'the field of the consent is found and written in one statement; to be moved to people',
    },
    {
      how: 'write',
      of: 'users',
      file: 'consent-store.ts',
      reason:
        'the field of the consent is found and written in one statement; to be moved to people',
    },
    { how: 'write', of: 'users', file: 'store.ts', reason: 'the password is a column of users' },
  ],
}
