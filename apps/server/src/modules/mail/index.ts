export { openMailSender } from './mail-sender.ts'
export { queueMails } from './queue-mails.ts'
export { wouldBeNight } from './quiet-hours.ts'
export { mailRoutes } from './routes.ts'
