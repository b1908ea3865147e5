import type { Domain } from '../../kernel/domain.ts'
import { ADMIN_FILES, adminFiles } from './admin-files.ts'
import { fileKinds } from './file-kinds.ts'
import { filesRoutes } from './routes.ts'
import { sweepFiles } from './sweep-files.ts'
import { tables } from './tables.ts'
import { firstCalls } from './first-calls.ts'

/** Files: how they arrive, where they lie, and when they go. */
export const domain: Domain = {
  routes: ({ storage, adminFolders }) => filesRoutes(storage, adminFolders),
  jobs: ({ storage }) => [
    {
      name: 'files.sweep',
      everySeconds: 600,
      run: ({ database, now }) => sweepFiles(database, storage, now),
    },
  ],
  firstCalls,
  tables,
  provide: () => fileKinds.provide(ADMIN_FILES, adminFiles),
}
