/** Why numbers of the state are exported in full: a choice and no text, so that the record of it has no personal data. */
export const UNMASK_REASONS = ['funding', 'payment', 'insurance', 'authority', 'check'] as const

export type UnmaskReason = (typeof UNMASK_REASONS)[number]
