import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { PROJECT_PARTS, type ProjectPart } from '@telemachos/contract/projects/template-keys'
import type { CallContext } from '../../kernel/context.ts'
import { copyActions, insertPrepared, readStoredActions } from '../actions/index.ts'
import { copyProjectTexts } from '../language/index.ts'
import { accessSource } from './policy.ts'
import { startsOf } from './settings-texts.ts'
import { consentTexts, projectMails, type OwnWords } from './setup-ports.ts'
import { READY_TEMPLATES } from './templates/index.ts'
import type { ReadyTemplate } from './templates/ready-template.ts'

type From = InputOf<typeof contract.projects.calls.makeProject>['From']
type ConsentText = Readonly<Record<BuiltInLanguage, string>>

/** What a new project begins with, wherever it comes from. */
export interface ProjectSource {
  readonly parts: readonly ProjectPart[]
  readonly settings: ProjectSettings
  readonly consent: ConsentText | undefined
  readonly mails: readonly OwnWords[]
  /** The titles of its actions, in their order. */
  readonly actions: readonly { readonly title: string; readonly titles: Partial<ConsentText> }[]
  /** Writes the actions into a new project; @returns the copy of each, by its original. */
  makeActions(projectId: number): Promise<ReadonlyMap<number, number>>
  /** Writes what of it is translated into added languages. */
  copyTexts?(projectId: number): Promise<void>
}

/**
 * Reads what a new project is to begin with: nothing of people, and no key to another service.
 * @throws not_found for a project that the caller does not configure.
 */
export async function readSource(from: From, context: CallContext): Promise<ProjectSource> {
  if (from.Kind === 'project') return readProjectSource(from, context)
  const template = READY_TEMPLATES.find(({ key }) => key === from.Key)
  if (!template) throw new Error(`There is no template ${from.Key}`)
  return readySource(template, context)
}

function readySource(template: ReadyTemplate, { db }: CallContext): ProjectSource {
  return {
    parts: PROJECT_PARTS,
    settings: template.settings,
    consent: template.consent,
    mails: template.mails.flatMap(({ name, texts }) =>
      (['el', 'en'] as const).map((language) => ({ name, language, ...texts[language] })),
    ),
    actions: template.actions.map(({ title }) => ({ title: title.el, titles: title })),
    makeActions: async (projectId) => {
      const actions = template.actions.map((action) => ({
        key: action.key,
        typeId: action.typeId,
        title: action.title.el,
        titles: { en: action.title.en },
        descr: action.descr.el,
        descrs: { en: action.descr.en },
        data: action.form ? { form: action.form } : {},
        enable: action.enable ?? '',
        show: action.show ?? '',
        group: [action.group],
        isHiddenFromMentee: action.isHiddenFromMentee ?? false,
      }))
      await insertPrepared(db, projectId, actions)
      return new Map()
    },
  }
}

async function readProjectSource(
  { SourceId, Parts }: Extract<From, { Kind: 'project' }>,
  context: CallContext,
): Promise<ProjectSource> {
  const { db, actor, now } = context
  const { settings } = await accessSource(context, SourceId)
  const has = (part: ProjectPart) => Parts.includes(part)
  const consent = has('consent') ? await consentTexts.get().newest(db, SourceId) : undefined
  const actions = has('actions') ? await readStoredActions(db, SourceId) : []
  return {
    parts: PROJECT_PARTS.filter(has),
    settings: partOf(settings, has),
    consent,
    mails: has('mails') ? await projectMails.get().listOwnWords(db, SourceId) : [],
    actions: actions
      .filter(({ link }) => (link['archived_at'] ?? null) === null)
      .map(({ action }) => ({
        title: String(action['title']),
        titles: action['titles'] as Partial<ConsentText>,
      })),
    makeActions: async (to) =>
      has('actions')
        ? copyActions(db, { from: SourceId, to, by: actor.userId, at: now })
        : new Map<number, number>(),
    copyTexts: async (to) => {
      const by = { by: actor.userId, at: now }
      const starts = startsOf(PROJECT_PARTS.filter(has))
      await copyProjectTexts(db, { from: SourceId, to, starts, ...by })
      const copied = { projectId: to, from: SourceId }
      if (consent)
        await consentTexts
          .get()
          .copyTranslations(db, { ...copied, text: consent }, { userId: actor.userId, at: now })
    },
  }
}

/** The settings of the chosen parts: what belongs to this one project alone is not among them. */
function partOf(settings: ProjectSettings, has: (part: ProjectPart) => boolean): ProjectSettings {
  const {
    Config: { Descrs: _names, aCommunicator: _keys, MIS: _code, gdpr, Groups, ...Config } = {},
  } = settings
  const copied = {
    ...(has('settings') && Config),
    ...(has('consent') && gdpr && { gdpr }),
    ...(has('actions') && Groups && { Groups }),
  }
  const types = PROFILE_TYPES.flatMap((type) => {
    const profile = settings[type]
    return has('fields') && profile ? [[type, profile] as const] : []
  })
  return {
    ...(Object.keys(copied).length > 0 && { Config: copied }),
    ...(has('menus') && settings.Roles && { Roles: settings.Roles }),
    ...Object.fromEntries(types),
  }
}

/** Settings that name actions name their copies; what was not copied is named no more. */
export function withCopies(
  settings: ProjectSettings,
  ids: ReadonlyMap<number, number>,
): ProjectSettings {
  const { MicrodataDateActionId: dated, gdpr, ...Config } = settings.Config ?? {}
  const copy = typeof dated === 'number' ? ids.get(dated) : undefined
  return {
    ...settings,
    Config: {
      ...Config,
      ...(copy !== undefined && { MicrodataDateActionId: copy }),
      // The first version of the new project is what it asks for.
      ...(gdpr && { gdpr: { ...gdpr, MinValue: Math.min(gdpr.MinValue, 1) } }),
    },
  }
}
