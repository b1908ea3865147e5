import type { Domain } from '../../kernel/domain.ts'
import { actionDependents, actionNeeds } from '../actions/index.ts'
import { fileKinds } from '../files/index.ts'
import { firstCalls } from './first-calls.ts'
import { isDone } from './is-done.ts'
import { beforeCompleting, beforePublishing } from './before-completing.ts'
import { FILES, submissionFiles, TEMPLATES, templateFiles } from './file-rules.ts'
import { readingsOf, submissionsOf, ticksOf } from './dependents-store.ts'
import { submissionsRoutes } from './routes.ts'
import { tables } from './tables.ts'
import { withdrawDone } from './withdraw-done.ts'

/** The work that actions ask by their type: reading, checklists, and what is handed in. */
export const domain: Domain = {
  routes: () => submissionsRoutes,
  jobs: () => [{ name: 'submissions.withdrawDone', everySeconds: 60, run: withdrawDone }],
  firstCalls,
  tables,
  provide: () => {
    actionDependents.provide('readings', { kind: 'Readings', rows: readingsOf })
    actionDependents.provide('ticks', { kind: 'Submissions', rows: ticksOf })
    actionDependents.provide('submissions', { kind: 'Submissions', rows: submissionsOf })
    actionNeeds.provide('submissions', { beforeCompleting, beforePublishing, isDone })
    fileKinds.provide(FILES, submissionFiles)
    fileKinds.provide(TEMPLATES, templateFiles)
  },
  reporting: { nothing: 'what was handed in is read with its action' },
}
