export { openMailSender } from './mail-sender.ts'
export { markNotices, writeChoice } from './notice-store.ts'
export { queueMails } from './queue-mails.ts'
export { wouldBeNight } from './quiet-hours.ts'
