/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: [],
  publishes: [],
  exceptions: [
    { how: 'write', of: 'mails', file: 'store.ts', reason: 'to be moved to the owner' },
    { how: 'write', of: 'mail_choices', file: 'store.ts', reason: 'to be moved to the owner' },
  ],
}
