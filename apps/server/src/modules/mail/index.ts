export { hasTemplate, templateIn } from './default-templates.ts'
export { greetMailServer } from './greet-mail-server.ts'
export { openMailSender } from './mail-sender.ts'
export { leavingReviews, type LeavingMail } from './leaving-mails.ts'
export type { MailFile } from './mail-request.ts'
export { modelIn } from './model-in.ts'
export { privateLink, type PrivateLink } from './private-link.ts'
export { queueOutside } from './queue-outside.ts'
export { queueMails } from './queue-mails.ts'
export { mailboxOf } from './mailbox.ts'
export { allowMail, allowMails, noteUsed } from './requested-mails.ts'
export {
  cancelQueued,
  countOutside,
  countQueued,
  withdrawMails,
  type OutdatedMails,
} from './queue-store.ts'
export { afterQuietHours, wouldBeNight } from './quiet-hours.ts'
export { plannedDates, type Sight, type Whose } from './planned-dates.ts'
