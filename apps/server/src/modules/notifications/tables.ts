/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: [],
  publishes: [],
  exceptions: [
    {
      how: 'write',
      of: 'mails',
      file: 'store.ts',
      reason: 'notices are mails that are read on the page; the two domains share their tables',
    },
    {
      how: 'write',
      of: 'mail_choices',
      file: 'store.ts',
      reason: 'notices are mails that are read on the page; the two domains share their tables',
    },
  ],
}
