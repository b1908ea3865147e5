import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import { isProjectUrl } from '@telemachos/contract/projects/project-url'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import type { ProjectPart } from '@telemachos/contract/projects/template-keys'
import { identityChanged } from '@telemachos/contract/identity/events'
import { toSlug } from '@telemachos/rules/greek-latin'
import type { CallContext } from '../../kernel/context.ts'
import type { SessionCache } from '../../kernel/domain.ts'
import { insertAdmin } from '../people/index.ts'
import { checkSettings } from './check-settings.ts'
import { insertProject, listUrlsLike, writeFirstSettings } from './project-store.ts'
import { readSource, withCopies, type ProjectSource } from './project-source.ts'
import { asProject } from './set-project.ts'
import { consentTexts, projectMails } from './setup-ports.ts'
import { READY_TEMPLATES } from './templates/index.ts'

type Calls = typeof contract.projects.calls

/** So long is a suggested url at most: it stands in every address. */
const LONGEST_URL = 40
/** So many names of what would be made are told of a part. */
const MOST_NAMES = 60

/** A url for a project of this name that no project has. */
export async function suggestUrl(
  { Name }: InputOf<Calls['suggestUrl']>,
  { db }: CallContext,
): Promise<OutputOf<Calls['suggestUrl']>> {
  const slug = toSlug(Name, LONGEST_URL)
  const first = isProjectUrl(slug) ? slug : `ergo-${slug}`.replace(/-$/, '')
  const taken = new Set(await listUrlsLike(db, first))
  let Url = first
  for (let number = 2; taken.has(Url); number++) Url = `${first}-${number}`
  return { Url }
}

/** The ready-made programmes. */
export function listTemplates(): OutputOf<Calls['listTemplates']> {
  return READY_TEMPLATES.map(({ key, title, text }) => ({ Key: key, Title: title, Text: text }))
}

/** What a new project would begin with. @throws as readSource */
export async function previewProject(
  { From }: InputOf<Calls['previewProject']>,
  context: CallContext,
): Promise<OutputOf<Calls['previewProject']>> {
  const source = await readSource(From, context)
  return {
    Makes: source.parts.map((Part) => {
      const names = namesOf(Part, source, context.language)
      return { Part, Count: names.length, Names: names.slice(0, MOST_NAMES) }
    }),
  }
}

/**
 * Makes a project that begins with what another one has, or with a ready-made programme.
 * @throws as readSource; invalid_input `url_taken`.
 */
export async function makeProject(
  { Url, Name, From }: InputOf<Calls['makeProject']>,
  context: CallContext,
  sessions: SessionCache,
): Promise<OutputOf<Calls['makeProject']>> {
  const { db, principal, actor, now } = context
  const source = await readSource(From, context)
  const insert = { url: Url, descr: Name.el, microdataStart: null, microdataEnd: null }
  const { id } = await insertProject(db, { ...insert, settings: '{}', by: actor.userId, at: now })
  const ids = await source.makeActions(id)
  await source.copyTexts?.(id)
  const { Config, ...settings } = withCopies(source.settings, ids)
  const named = { ...Config, ...(Name.en && { Descrs: { en: Name.en } }) }
  const row = await writeFirstSettings(
    db,
    id,
    checkSettings(JSON.stringify({ ...settings, Config: named })),
  )
  if (source.consent) {
    await consentTexts.get().publishFirst(db, id, source.consent, { userId: actor.userId })
  }
  await projectMails.get().insertOwnWords(db, { projectId: id, by: actor.userId }, source.mails)
  if (!principal.superAdmin) await insertAdmin(db, id, actor.userId)
  context.afterCommit(() => sessions.forget(principal.sessionKey))
  context.emit(identityChanged, {}, { users: [actor.userId] })
  context.audit({ projectId: id, detail: { from: From } })
  return asProject(row)
}

/** What a part holds, each by its name. */
function namesOf(part: ProjectPart, source: ProjectSource, language: Language): string[] {
  const { settings } = source
  switch (part) {
    case 'settings':
      return Object.keys(settings.Config ?? {}).filter((key) => key !== 'gdpr' && key !== 'Groups')
    case 'menus':
      return Object.keys(settings.Roles ?? {})
    case 'fields':
      return PROFILE_TYPES.flatMap((type) =>
        [...(settings[type]?.Fields ?? []), ...(settings[type]?.ProjectFields ?? [])].map(
          ({ Label, Labels }) => textIn({ el: Label, ...Labels }, language),
        ),
      )
    case 'mails':
      return [...new Set(source.mails.map(({ name }) => name))]
    case 'consent':
      return source.consent ? ['consent'] : []
    case 'actions':
      return source.actions.map(({ title, titles }) => textIn({ el: title, ...titles }, language))
  }
}
