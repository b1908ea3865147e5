/** Why somebody is erased: a choice and no text, so that the record of it has no personal data. */
export const ERASURE_REASONS = [
  'asked',
  'noLongerNeeded',
  'withdrawn',
  'unlawful',
  'byLaw',
] as const

export type ErasureReason = (typeof ERASURE_REASONS)[number]

/** Why an administrator makes a copy of what is kept about somebody. */
export const COPY_REASONS = ['asked', 'authority', 'complaint'] as const

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
  'mails',
  'payments',
  'supervision',
  'work',
  'access',
  'log',
  'mentions',
] as const

export type DataSection = (typeof DATA_SECTIONS)[number]

/** What may stand in the way of erasing somebody. */
export const ERASURE_OBSTACLES = ['own_erasure', 'erase_super_admin', 'erase_sole_admin'] as const
