import type { Domain } from '../../kernel/domain.ts'
import { waitingInvitations } from '../projects/index.ts'
import { countWaiting, deleteOldInvitations } from './invitation-store.ts'
import { forgetFormer } from './import-store.ts'
import { importsRoutes } from './routes.ts'
import { tellOfImports } from './tell-of-imports.ts'
import { tables } from './tables.ts'
import { forgetFieldChanges } from './undo-field-change.ts'
import { firstCalls } from './first-calls.ts'

/** People by the spreadsheet. */
export const domain: Domain = {
  routes: ({ sessions, publicUrl }) => importsRoutes(sessions, publicUrl),
  jobs: () => [
    {
      name: 'imports.tellOfEnded',
      everySeconds: 60,
      run: ({ database, now }) => tellOfImports(database, now),
    },
    {
      name: 'imports.removeOldInvitations',
      everySeconds: 3600,
      run: ({ database }) => deleteOldInvitations(database),
    },
    {
      name: 'imports.forgetFormer',
      everySeconds: 3600,
      run: ({ database }) => forgetFormer(database),
    },
    { name: 'imports.forgetFieldChanges', everySeconds: 3600, run: forgetFieldChanges },
  ],
  firstCalls,
  tables,
  provide: () => waitingInvitations.provide({ count: countWaiting }),
  reporting: { nothing: 'what was imported is among people' },
}
