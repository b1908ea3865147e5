import { actorIn } from '../../kernel/authorize.ts'
import type { CallContext, PersonContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import * as catalogue from '../actions/index.ts'
import { projectsAs } from './list-project-page.ts'
import { findLogo } from './logo-store.ts'
import { findVersion, readLastChange } from './project-store.ts'
import * as store from './store.ts'

/** A project as it is open to the caller. */
const isOpen = (projectId: number, { principal }: PersonContext) =>
  !principal.awaitingConsent.has(projectId)

/** What has to hold before a project is read at all, whether it is there or not. */
export const allowReading = allow([isOpen, 'consent_required'])

/** A project that the caller belongs to; a SuperAdmin belongs to all. */
export const accessProject = access(
  'project',
  async ({ db, principal }: PersonContext, projectId: number) => {
    if (!principal.superAdmin && !principal.memberships.has(projectId)) return undefined
    const [row] = await store.listProjects(db, [projectId])
    return row
  },
)

/** A project whose parts another one may begin with: one that the caller configures. */
export const accessSource = access(
  'project',
  async ({ db, principal }: PersonContext, projectId: number) => {
    const from = projectsAs(principal, ['Admin', 'ProjectManager'])
    if (from !== 'all' && !from.includes(projectId)) return undefined
    const [row] = await store.listProjects(db, [projectId])
    return row
  },
)

/** As what the caller acts in a project of theirs. */
export const accessActor = (projectId: number, { principal }: PersonContext) =>
  knownProject(actorIn(principal, projectId))

/** A project that a statement finds. */
export const knownProject = found('project')

/** A logo that one of the caller's projects has; a SuperAdmin sees all. */
export const accessLogo = access('logo', ({ db, principal }: PersonContext, key: string) =>
  findLogo(db, key, principal.superAdmin ? 'all' : [...principal.memberships.keys()]),
)

/** The content of a logo that has to be there. */
export const knownLogo = found('logo')

/** An earlier version of the project's settings. */
export const accessVersion = access('version', ({ db, actor }: CallContext, version: number) =>
  findVersion(db, actor.projectId, version),
)

/** Who changed a project that could not be written: somebody did meanwhile, or it is not there. */
export const refuseWriting = access(
  'project',
  ({ db }: CallContext, projectId: number) => readLastChange(db, projectId),
  [() => false, (last) => new AppError('conflict', { details: { ...last } })],
)

/** Actions that the catalogue offers to the project. */
export const offeredActions = found('action')

/** What the check of the project finds. */
export const knownFinding = found('finding')

/** Taking an action out of the project, of which nothing may be left behind. */
export const accessUnlinking = access(
  'action',
  ({ db, actor }: CallContext, actionId: number) =>
    catalogue.findObstacles(db, actor.projectId, actionId),
  [({ kept }) => !kept, () => ruleViolated('action_kept')],
  [({ begun }) => !begun, () => ruleViolated('action_begun')],
  [
    ({ counting }) => counting.length === 0,
    ({ counting }) => ruleViolated('action_anchors', { Actions: counting }),
  ],
)
