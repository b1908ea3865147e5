import type { Domain } from '../../kernel/domain.ts'
import { completionScripts, type Planned } from '../actions/index.ts'
import { authorTextSources } from '../language/index.ts'
import { projectFindings } from '../projects/index.ts'
import { carryOut } from './carry-out.ts'
import { decide, type Plan } from './decide.ts'
import { findFaults } from './find-faults.ts'
import { purgeRuns } from './purge-runs.ts'
import { scriptsRoutes } from './routes.ts'
import { scriptExists } from './script-store.ts'
import { scriptTexts } from './script-texts.ts'
import { tables } from './tables.ts'

/** Scripts that authors write for when an action is completed. */
export const domain: Domain = {
  routes: () => scriptsRoutes,
  jobs: () => [{ name: 'scripts.purgeRuns', everySeconds: 86_400, run: purgeRuns }],
  tables,
  reporting: { nothing: 'what authors write is on its own pages' },
  provide: () => {
    authorTextSources.provide('scripts', scriptTexts)
    projectFindings.provide('scripts', { find: findFaults })
    completionScripts.provide({
      exist: scriptExists,
      decide,
      carryOut: (completing, made) => carryOut(completing, made as readonly Planned<Plan>[]),
    })
  },
}
