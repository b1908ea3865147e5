/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: ['mail_bounces', 'mail_choices', 'mail_templates', 'mails'],
  publishes: ['mail_choices', 'mails'],
  exceptions: [
    { how: 'circle', of: 'meetings', reason: 'to be moved to the owner' },
    { how: 'circle', of: 'actions', reason: 'to be moved to the owner' },
  ],
}
