import type { Domain } from '../../kernel/domain.ts'
import { actionContents } from '../actions/index.ts'
import { authorTextSources } from '../language/index.ts'
import { isShownBy } from './action-view-store.ts'
import { viewsRoutes } from './routes.ts'
import { tables } from './tables.ts'
import { viewTexts } from './view-texts.ts'

/** Views that authors write. */
export const domain: Domain = {
  routes: () => viewsRoutes,
  tables,
  provide: () => {
    actionContents.provide('views', { has: isShownBy })
    authorTextSources.provide('views', viewTexts)
  },
  reporting: { nothing: 'what authors write is on its own pages' },
}
