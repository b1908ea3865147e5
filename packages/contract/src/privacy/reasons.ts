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

/** What may stand in the way of erasing somebody. */
export const ERASURE_OBSTACLES = ['own_erasure', 'erase_super_admin', 'erase_sole_admin'] as const
