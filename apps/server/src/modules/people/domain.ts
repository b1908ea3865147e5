import type { Domain } from '../../kernel/domain.ts'
import { textEditors } from '../language/index.ts'
import { firstCalls } from './first-calls.ts'
import { reporting } from './reporting.ts'
import { peopleRoutes } from './routes.ts'
import { staffAudience } from './staff-audience.ts'
import { tables } from './tables.ts'
import { editorsOfTexts } from './text-editors-store.ts'

/** People: who they are, their fields and states, and who looks after whom. */
export const domain: Domain = {
  routes: peopleRoutes,
  firstCalls,
  tables,
  audiences: [staffAudience],
  provide: () => textEditors.provide(editorsOfTexts),
  reporting,
}
