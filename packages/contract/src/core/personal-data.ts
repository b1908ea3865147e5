/** Why something is kept of a person who is erased. */
export const KEPT_BECAUSE = ['funding', 'payment', 'consent', 'accountability', 'others'] as const

export type KeptBecause = (typeof KEPT_BECAUSE)[number]

/** The parts in which people are told what is kept about them, in this order. */
export const DATA_SECTIONS = [
  'account',
  'participation',
  'consents',
  'actions',
  'meetings',
  'questionnaires',
  'files',
  'mails',
  'chat',
  'payments',
  'supervision',
  'work',
  'access',
  'log',
  'mentions',
] as const

export type DataSection = (typeof DATA_SECTIONS)[number]
