import type { contract } from '@telemachos/contract'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { isBuiltIn } from '@telemachos/contract/core/define-texts'
import { GROUP_FIELD } from '@telemachos/contract/language/author-texts'
import type { PersonContext } from '../../kernel/context.ts'
import { readGroupTexts } from '../language/index.ts'
import { accessActor, accessProject, allowReading, knownProject } from './policy.ts'
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
  const { language } = context.principal
  return {
    Id: row.id,
    url: row.url,
    Descr: row.descr,
    Settings: JSON.stringify(settingsFor(row, context)),
    MicrodataStart_Text: JSON.stringify(row.microdataStart),
    MicrodataEnd_Text: JSON.stringify(row.microdataEnd),
    Revision: row.revision,
    ...(isBuiltIn(language) ? {} : { GroupsIn: await groupsIn(row.id, context) }),
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

/** What the groups of its actions are called in the reader's language, which was added. */
const groupsIn = (projectId: number, { db, principal: { language } }: PersonContext) =>
  readGroupTexts(db, { projectId, language, start: GROUP_FIELD })

function readOwn({ db, principal }: PersonContext): Promise<store.NamedProjectRow[]> {
  return store.listProjects(db, principal.superAdmin ? 'all' : [...principal.memberships.keys()])
}

function settingsFor(row: store.ProjectRow, context: PersonContext) {
  const { level } = accessActor(row.id, context)
  const { principal } = context
  const held = principal.memberships.get(row.id) ?? []
  return visibleSettings(row.settings, level, principal.superAdmin ? 'all' : held)
}
