import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { authorize } from '../../kernel/authorize.ts'
import type { PersonContext } from '../../kernel/context.ts'
import { AppError, notFound } from '../../kernel/errors.ts'
import * as store from './store.ts'
import { visibleSettings } from './visible-settings.ts'

type Project = OutputOf<typeof contract.projects.calls.getProject>
type Summary = OutputOf<typeof contract.projects.calls.listProjects>
type SettingsById = OutputOf<typeof contract.projects.calls.getSettings>

/** The projects that the caller belongs to; a SuperAdmin is in all. */
export async function listOwnProjects(context: PersonContext): Promise<Summary> {
  const rows = await readOwn(context)
  return rows.map(({ id, url, descr }) => ({ Id: id, url, Descr: descr }))
}

/** The settings of the caller's projects, by project id; not of those that await their consent. */
export async function readOwnSettings(context: PersonContext): Promise<SettingsById> {
  const rows = await readOwn(context)
  const open = rows.filter(({ id }) => !context.principal.awaitingConsent.has(id))
  return Object.fromEntries(open.map((row) => [row.id, settingsFor(row, context)]))
}

/**
 * A project with its settings, as far as the caller may see them.
 * @throws not_found alike for a stranger's project and for one that does not exist;
 *   consent_required for one that awaits the caller's consent.
 */
export async function readProject(projectId: number, context: PersonContext): Promise<Project> {
  if (context.principal.awaitingConsent.has(projectId)) throw new AppError('consent_required')
  return loadProject(projectId, context)
}

async function loadProject(projectId: number, context: PersonContext): Promise<Project> {
  const [row] = belongsTo(projectId, context)
    ? await store.listProjects(context.db, [projectId])
    : []
  if (!row) throw notFound(`project ${projectId} is not the caller's`)
  return {
    Id: row.id,
    url: row.url,
    Descr: row.descr,
    Settings: JSON.stringify(settingsFor(row, context)),
    MicrodataStart_Text: JSON.stringify(row.microdataStart),
    MicrodataEnd_Text: JSON.stringify(row.microdataEnd),
    Revision: row.revision,
  }
}

/**
 * The project with this url or id or, without one, the session's own: /gdpr shows that one before
 * consent as well (spec §2.1).
 * @throws as readProject
 */
export async function readProjectByUrl(
  url: string | undefined,
  context: PersonContext,
): Promise<Project> {
  const own = context.principal.projectId
  const projectId = url ? await store.findProjectId(context.db, url) : own
  if (projectId === undefined || projectId === null) throw notFound('no such project')
  return url ? readProject(projectId, context) : loadProject(projectId, context)
}

function readOwn({ db, principal }: PersonContext): Promise<store.ProjectRow[]> {
  return store.listProjects(db, principal.superAdmin ? 'all' : [...principal.memberships.keys()])
}

function belongsTo(projectId: number, { principal }: PersonContext): boolean {
  return principal.superAdmin || principal.memberships.has(projectId)
}

function settingsFor(row: store.ProjectRow, { principal }: PersonContext) {
  const actor = authorize({ roles: 'everyone', scope: 'project' }, principal, row.id)
  if (!actor) throw notFound(`project ${row.id} is not the caller's`)
  const held = principal.memberships.get(row.id) ?? []
  return visibleSettings(row.settings, actor.level, principal.superAdmin ? 'all' : held)
}
