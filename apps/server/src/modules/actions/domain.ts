import type { Domain } from '../../kernel/domain.ts'
import { fileKinds } from '../files/index.ts'
import { actionNeeds } from './action-needs.ts'
import { blankRowsOf } from './blank-store.ts'
import { firstCalls } from './first-calls.ts'
import { needsOfForm } from './form-completion.ts'
import { actionsRoutes } from './routes.ts'
import { noteTimedConditions, settleAll } from './settle-conditions.ts'
import { tables } from './tables.ts'
import { toolFiles } from './tool-files.ts'

/** Actions: what there is to do, doing it, and what people write in it. */
export const domain: Domain = {
  routes: () => actionsRoutes,
  jobs: () => [
    { name: 'actions.noteTimedConditions', everySeconds: 3_600, run: noteTimedConditions },
    { name: 'actions.settleConditions', everySeconds: 15, run: settleAll },
  ],
  firstCalls,
  tables,
  provide: () => {
    actionNeeds.provide('forms', { beforeCompleting: needsOfForm })
    fileKinds.provide('tools', toolFiles)
  },
  blankRowsOf,
}
