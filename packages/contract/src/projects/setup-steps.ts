/** What makes a project of a blank one, in the order in which it is best done. */
export const SETUP_STEPS = [
  'identity',
  'fields',
  'consent',
  'menus',
  'actions',
  'published',
  'mails',
  'mentors',
  'mentees',
  'links',
] as const

export type SetupStep = (typeof SETUP_STEPS)[number]
