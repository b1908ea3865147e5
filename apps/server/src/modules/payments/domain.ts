import type { Domain } from '../../kernel/domain.ts'
import { actionDependents, actionNeeds, completionRecords } from '../actions/index.ts'
import { beforeCompleting, records } from './completed-payments.ts'
import { reporting } from './reporting.ts'
import { paymentsRoutes } from './routes.ts'
import { ofAction } from './store.ts'
import { tables } from './tables.ts'
import { forgetChanges } from './undo-payments.ts'

/** Payments by registry number. */
export const domain: Domain = {
  routes: () => paymentsRoutes,
  jobs: () => [{ name: 'payments.forgetChanges', everySeconds: 3600, run: forgetChanges }],
  tables,
  provide: () => {
    actionDependents.provide('payments', { kind: 'Payments', rows: ofAction })
    actionNeeds.provide('payments', { beforeCompleting })
    completionRecords.provide('payments', records)
  },
  reporting,
}
