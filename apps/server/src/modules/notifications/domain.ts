import type { Domain } from '../../kernel/domain.ts'
import { notices } from '../../kernel/notices.ts'
import { afterRestore } from './after-restore.ts'
import { leavingReviews } from '../mail/index.ts'
import { purgeOld } from './purge.ts'
import { reviewLists } from './review-lists.ts'
import { remindOfWaiting } from './remind-of-waiting.ts'
import { firstCalls } from './first-calls.ts'
import { notificationsRoutes } from './routes.ts'
import { sendDigests } from './send-digests.ts'
import { sendMessages } from './send-messages.ts'
import { tables } from './tables.ts'
import { tell, withdraw } from './tell.ts'

/** Jobs are done one after the other: the others wait no longer for messages, in milliseconds. */
const AT_MOST_MS = 10_000

/** What people are told of: on the page, by mail or message at once, or in the mail of the day. */
export const domain: Domain = {
  routes: ({ outgoing }) => notificationsRoutes(outgoing),
  jobs: ({ outgoing, publicUrl }) => [
    {
      name: 'notifications.sendMessages',
      everySeconds: 5,
      run: ({ database, signal }) =>
        sendMessages(
          { database, outgoing, publicUrl, clock: () => new Date(), signal },
          AT_MOST_MS,
        ),
    },
    { name: 'notifications.sendDigests', everySeconds: 300, run: sendDigests },
    { name: 'notifications.purgeOld', everySeconds: 86_400, run: purgeOld },
    { name: 'notifications.remindOfWaiting', everySeconds: 3_600, run: remindOfWaiting },
  ],
  firstCalls,
  tables,
  afterRestore,
  provide: ({ outgoing }) => {
    notices.provide({ tell: (db, request) => tell(db, request, outgoing), withdraw })
    leavingReviews.provide('notifications', { review: reviewLists })
  },
  reporting: { nothing: 'notices are their receiver’s own' },
}
