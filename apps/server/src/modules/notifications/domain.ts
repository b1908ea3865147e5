import type { Domain } from '../../kernel/domain.ts'
import { notices } from '../../kernel/notices.ts'
import { purgeOld } from './purge.ts'
import { remindOfWaiting } from './remind-of-waiting.ts'
import { notificationsRoutes } from './routes.ts'
import { sendDigests } from './send-digests.ts'
import { tables } from './tables.ts'
import { tell, withdraw } from './tell.ts'

/** What people are told of: on the page, by mail at once, or in the mail of the day. */
export const domain: Domain = {
  routes: () => notificationsRoutes,
  jobs: () => [
    { name: 'notifications.sendDigests', everySeconds: 300, run: sendDigests },
    { name: 'notifications.purgeOld', everySeconds: 86_400, run: purgeOld },
    { name: 'notifications.remindOfWaiting', everySeconds: 3_600, run: remindOfWaiting },
  ],
  tables,
  provide: () => notices.provide({ tell, withdraw }),
}
