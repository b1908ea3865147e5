import type { SessionCache } from '../../kernel/domain.ts'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { identityChanged } from '@telemachos/contract/identity/events'
import { settingsChanged } from '@telemachos/contract/projects/events'
import type { CallContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { refusedWithin } from '../../kernel/refused-within.ts'
import { insertAdmin } from '../people/index.ts'
import { checkForm, checkSettings, listUnknownKeys } from './check-settings.ts'
import { keepLogoData, storeLogoData, type StoredLogo } from './logos.ts'
import * as store from './project-store.ts'
import type { ProjectRow } from './store.ts'
import { listSettingChanges } from './setting-changes.ts'
import { savedProjects } from './setup-ports.ts'
import { accessVersion, knownProject, refuseWriting } from './policy.ts'

type Calls = typeof contract.projects.calls
type Written = InputOf<Calls['setProject']>['Project']
type Answer = OutputOf<Calls['restoreVersion']>

/** Stores the logo of a project that is to be saved, where it came as data. @throws as setProject. */
export async function prepareProject(
  { Project }: InputOf<Calls['setProject']>,
  context: CallContext,
  storage: FileStorage,
): Promise<StoredLogo | undefined> {
  const { Id } = Project
  return refusedWithin('Project', () => {
    const { settings } = readWrite(Project, context)
    if (Id === null || Id === undefined) return undefined
    return storeLogoData(settings, Id, context, storage)
  })
}

/**
 * Saves a project, or makes a new one, whose Admin the caller then is. Who names no Revision, which
 * the specification does not have (§3, Project), writes over whatever there is; the history keeps it.
 * @throws invalid_input inside `Project`, as checkSettings and uploadLogo, and `url_taken`; conflict with who saved since, and when.
 */
export async function setProject(
  { Project }: InputOf<Calls['setProject']>,
  context: CallContext,
  { sessions, logo }: { readonly sessions: SessionCache; readonly logo: StoredLogo | undefined },
): Promise<OutputOf<Calls['setProject']>> {
  const write = await refusedWithin('Project', () => readWrite(Project, context))
  const { Id, Revision } = Project
  const row =
    Id === null || Id === undefined
      ? await makeProject(write, context, sessions)
      : await saveAt({ id: Id, revision: Revision }, write, context, logo)
  await tellSaved(context, row.id)
  return { ...asProject(row), Unknown: listUnknownKeys(Project.Settings) }
}

/** Stores the logo of a version that is to be brought back, where it came as data. @throws not_found. */
export async function prepareVersion(
  { Version }: InputOf<Calls['restoreVersion']>,
  context: CallContext,
  storage: FileStorage,
): Promise<StoredLogo | undefined> {
  const { settings } = await accessVersion(context, Version)
  return storeLogoData(JSON.stringify(settings), context.actor.projectId, context, storage)
}

/**
 * Brings a version back as the newest one.
 * @throws not_found; invalid_input `url_taken` when another project has the url since; conflict.
 */
export async function restoreVersion(
  { Version, Revision }: InputOf<Calls['restoreVersion']>,
  context: CallContext,
  logo: StoredLogo | undefined,
): Promise<Answer> {
  const { db, actor, now } = context
  const version = await accessVersion(context, Version)
  const write = {
    url: version.url,
    descr: version.descr,
    settings: JSON.stringify(version.settings),
    microdataStart: JSON.stringify(version.microdataStart),
    microdataEnd: JSON.stringify(version.microdataEnd),
    by: actor.userId,
    at: now,
  }
  const row = await saveAt({ id: actor.projectId, revision: Revision }, write, context, logo)
  await store.markRestored(db, row, Version)
  await tellSaved(context, row.id)
  return asProject(row)
}

async function tellSaved(context: CallContext, projectId: number): Promise<void> {
  for (const one of savedProjects.all()) await one.afterSaving(context, projectId)
}

/** A project as the contract writes it. */
export function asProject(row: ProjectRow): Answer {
  return {
    Id: row.id,
    url: row.url,
    Descr: row.descr,
    Settings: JSON.stringify(row.settings),
    MicrodataStart_Text: JSON.stringify(row.microdataStart),
    MicrodataEnd_Text: JSON.stringify(row.microdataEnd),
    Revision: row.revision,
  }
}

function readWrite(project: Written, { actor, now }: CallContext): store.ProjectWrite {
  return {
    url: project.url,
    descr: project.Descr,
    settings: checkSettings(project.Settings),
    microdataStart: checkForm(project.MicrodataStart_Text, 'MicrodataStart_Text'),
    microdataEnd: checkForm(project.MicrodataEnd_Text, 'MicrodataEnd_Text'),
    by: actor.userId,
    at: now,
  }
}

async function makeProject(
  write: store.ProjectWrite,
  context: CallContext,
  sessions: SessionCache,
): Promise<ProjectRow> {
  const { db, principal, actor } = context
  const row = await store.insertProject(db, write)
  if (!principal.superAdmin) await insertAdmin(db, row.id, actor.userId)
  // The maker goes to the new project at once, as its Admin.
  context.afterCommit(() => sessions.forget(principal.sessionKey))
  context.emit(identityChanged, {}, { users: [actor.userId] })
  context.audit({ projectId: row.id, detail: { revision: row.revision, isNew: true } })
  return row
}

async function saveAt(
  at: { readonly id: number; readonly revision: number | undefined },
  write: store.ProjectWrite,
  context: CallContext,
  logo: StoredLogo | undefined,
): Promise<ProjectRow> {
  const before = await store.lockProject(context.db, at.id)
  const settings = await keepLogoData(write.settings, at.id, context, logo)
  const written = await store.updateProject(context.db, at, { ...write, settings })
  if (!written) await refuseWriting(context, at.id)
  const row = knownProject(written)
  context.emit(settingsChanged, { ProjectId: row.id }, { members: row.id, project: row.id })
  context.audit({
    projectId: row.id,
    detail: { revision: row.revision },
    changes: listSettingChanges(before, row),
  })
  return row
}
