/** Of what applicants can be told by mail, in the order in which it happens; a project chooses. */
export const MAIL_KINDS = [
  'received',
  'reviewing',
  'changes',
  'eligible',
  'selected',
  'rejected',
  'withdrawn',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** What a project tells applicants as long as it has not said otherwise. */
export const FIRST_MAIL_KINDS: readonly MailKind[] = [
  'received',
  'changes',
  'eligible',
  'selected',
  'rejected',
  'withdrawn',
]

/** Of what an application's history says that its applicant was mailed: staff send reminders by hand. */
export const TOLD_KINDS = [...MAIL_KINDS, 'uploadReminder'] as const
export type ToldKind = (typeof TOLD_KINDS)[number]

/** What an applicant reads of the way that an application has gone. */
export const STEP_KINDS = [
  'received',
  'confirmed',
  'missing',
  'changes',
  'changed',
  'reviewing',
  'eligible',
  'selected',
  'rejected',
] as const
export type StepKind = (typeof STEP_KINDS)[number]
