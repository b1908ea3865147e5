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
      reason: 'to be moved to the owner',
    },
    { how: 'write', of: 'users', file: 'account-store.ts', reason: 'to be moved to the owner' },
    {
      how: 'write',
      of: 'memberships',
      file: 'account-store.ts',
      reason: 'to be moved to the owner',
    },
    { how: 'write', of: 'relations', file: 'account-store.ts', reason: 'to be moved to the owner' },
    {
      how: 'write',
      of: 'memberships',
      file: 'consent-store.ts',
      reason: 'to be moved to the owner',
    },
    { how: 'write', of: 'users', file: 'consent-store.ts', reason: 'to be moved to the owner' },
    { how: 'write', of: 'users', file: 'preferences-store.ts', reason: 'to be moved to the owner' },
    { how: 'write', of: 'users', file: 'session-store.ts', reason: 'to be moved to the owner' },
    { how: 'write', of: 'users', file: 'store.ts', reason: 'to be moved to the owner' },
    { how: 'write', of: 'users', file: 'token-store.ts', reason: 'to be moved to the owner' },
  ],
}
