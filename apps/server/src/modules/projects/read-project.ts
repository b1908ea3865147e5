import type { contract } from '@telemachos/contract'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { PersonContext } from '../../kernel/context.ts'
import { accessActor, accessProject, allowReading, knownProject } from './policy.ts'
import { settingsWords } from './settings-texts.ts'
import * as store from './store.ts'
import { visibleSettings } from './visible-settings.ts'

type Project = OutputOf<typeof contract.projects.calls.getProject>
type Summary = OutputOf<typeof contract.projects.calls.listProjects>
type SettingsById = OutputOf<typeof contract.projects.calls.getSettings>

/** The projects that the caller belongs to; a SuperAdmin is in all. */
export async function listOwnProjects(context: PersonContext): Promise<Summary> {
  const rows = await readOwn(context)
  return rows.map(({ id, url, descr, descrs }) => ({
    Id: id,
    url,
    Descr: textIn({ el: descr, ...descrs }, context.principal.language),
  }))
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
  allowReading(projectId, context)
  return loadProject(projectId, context)
}

async function loadProject(projectId: number, context: PersonContext): Promise<Project> {
  const row = await accessProject(context, projectId)
  const settings = settingsFor(row, context)
  return {
    Id: row.id,
    url: row.url,
    Descr: row.descr,
    Settings: JSON.stringify(settings),
    MicrodataStart_Text: JSON.stringify(row.microdataStart),
    MicrodataEnd_Text: JSON.stringify(row.microdataEnd),
    Revision: row.revision,
    ...(await settingsWords(context, row.id, settings)),
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
  const projectId = knownProject(url ? await store.findProjectId(context.db, url) : own)
  return url ? readProject(projectId, context) : loadProject(projectId, context)
}

function readOwn({ db, principal }: PersonContext): Promise<store.NamedProjectRow[]> {
  return store.listProjects(db, principal.superAdmin ? 'all' : [...principal.memberships.keys()])
}

function settingsFor(row: store.ProjectRow, context: PersonContext) {
  const { level } = accessActor(row.id, context)
  const { principal } = context
  const held = principal.memberships.get(row.id) ?? []
  return visibleSettings(row.settings, level, principal.superAdmin ? 'all' : held)
}
