/** Of what applicants can be told by mail; a project chooses. */
export const MAIL_KINDS = ['received', 'changes', 'eligible', 'selected', 'rejected'] as const
export type MailKind = (typeof MAIL_KINDS)[number]
