/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: ['mail_bounces', 'mail_choices', 'mail_templates', 'mails'],
  publishes: ['mail_choices', 'mails'],
  exceptions: [
    {
      how: 'circle',
      of: 'meetings',
      reason: 'puts the dates of a meeting into a mail at the moment of sending',
    },
    { how: 'circle', of: 'actions', reason: 'names the action of a meeting in a mail' },
  ],
}
