import { defineDomain } from '../core/define-domain.ts'
import { projectApplicationTexts } from './application-texts.ts'
import { projectsCalls } from './calls.ts'
import { projectCheckTexts } from './check-texts.ts'
import { settingsChanged } from './events.ts'
import { projectHomeTexts } from './home-texts.ts'
import { projectMakingTexts } from './making-texts.ts'
import { projectsRoutes } from './routes.ts'
import { projectSetupTexts } from './setup-texts.ts'
import { projectSettingsTexts } from './settings-texts.ts'
import { projectsTexts } from './texts.ts'

/** What projects declares: see core/define-domain.ts. */
export const projects = defineDomain({
  calls: projectsCalls,
  events: [settingsChanged],
  texts: {
    ...projectsTexts,
    ...projectSettingsTexts,
    ...projectHomeTexts,
    ...projectSetupTexts,
    ...projectCheckTexts,
    ...projectMakingTexts,
    ...projectApplicationTexts,
  },
  routes: projectsRoutes,
})
