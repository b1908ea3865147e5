import { contract } from '@telemachos/contract'
import type { DomainServices } from '../../kernel/domain.ts'
import { implement, type Implementation } from '../../kernel/implement.ts'
import { listOwnProjects, readOwnSettings, readProject, readProjectByUrl } from './read-project.ts'
import { lifeHandlers } from './life-routes.ts'
import { settingsHandlers } from './settings-routes.ts'

/** Projects and what they are made of. */
export const projectsRoutes = (services: DomainServices): Implementation =>
  implement(contract.projects, {
    listProjects: (_input, context) => listOwnProjects(context),
    getProject: ({ url }, context) => readProjectByUrl(url, context),
    getProjectById: ({ Id }, context) => readProject(Id, context),
    getSettings: (_input, context) => readOwnSettings(context),
    ...settingsHandlers(services),
    ...lifeHandlers(services),
  })
