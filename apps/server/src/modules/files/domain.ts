import type { Domain, DomainServices } from '../../kernel/domain.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import type { DeclaredJob } from '../../kernel/jobs/recurring-jobs.ts'
import { ADMIN_FILES, adminFiles } from './admin-files.ts'
import { fileKinds } from './file-kinds.ts'
import { countHeld } from './held-store.ts'
import { scanner } from './hold-content.ts'
import { reporting } from './reporting.ts'
import { filesRoutes } from './routes.ts'
import { releaseHeld, scanHeld } from './scan-held.ts'
import { sweepFiles } from './sweep-files.ts'
import { tables } from './tables.ts'
import { firstCalls } from './first-calls.ts'

/** Files: how they arrive, where they lie, and when they go. */
export const domain: Domain = {
  routes: ({ storage, adminFolders }) => filesRoutes(storage, adminFolders),
  jobs: ({ storage, scanner: one }) => [
    {
      name: 'files.sweep',
      everySeconds: 600,
      run: ({ database, now }) => sweepFiles(database, storage, now),
    },
    ...scanning(one, storage),
  ],
  firstCalls,
  tables,
  gauges: [
    {
      name: 'files_waiting_for_scanner',
      help: 'Files that only who uploaded them is shown, until the scanner has answered',
      read: async (database) => {
        const { Waiting, Failed } = await countHeld(database, null)
        return Waiting + Failed
      },
    },
    {
      name: 'files_infected',
      help: 'Files in which the scanner has found something',
      read: async (database) => (await countHeld(database, null)).Infected,
    },
  ],
  provide: ({ scanner: one }) => {
    fileKinds.provide(ADMIN_FILES, adminFiles)
    scanner.provide(one)
  },
  reporting,
}

/** What is done of what waits for a scanner: nothing where the operator says nothing of one. */
function scanning(one: DomainServices['scanner'], storage: FileStorage): DeclaredJob[] {
  if (one === undefined) return []
  const name = 'files.scan'
  if (one === 'off') return [{ name, everySeconds: 600, run: releaseHeld }]
  return [
    { name, everySeconds: 5, isApart: true, run: (context) => scanHeld(context, storage, one) },
  ]
}
