import type { Domain } from '../../kernel/domain.ts'
import { afterRestore } from './after-restore.ts'
import { openReceiver } from './receiver.ts'
import { firstCalls } from './first-calls.ts'
import { reporting } from './reporting.ts'
import { microdataRoutes } from './routes.ts'
import { sendQueued } from './send-queued.ts'
import { tables } from './tables.ts'

/** Jobs are done one after the other: the others wait no longer for this one, in milliseconds. */
const AT_MOST_MS = 15_000

/** Entry and exit forms of people whose participation is publicly funded, and their export. */
export const domain: Domain = {
  routes: microdataRoutes,
  jobs: ({ outgoing }) => [
    {
      name: 'microdata.sendQueued',
      everySeconds: 1,
      run: ({ database, signal }) =>
        sendQueued(
          { database, receiver: openReceiver(outgoing), clock: () => new Date(), signal },
          AT_MOST_MS,
        ),
    },
  ],
  firstCalls,
  tables,
  afterRestore,
  reporting,
}
