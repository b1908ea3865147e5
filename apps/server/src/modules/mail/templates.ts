import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { defaultTemplate, TEMPLATE_NAMES, templateIn } from './default-templates.ts'
import type { TemplateText } from './template-form.ts'
import { mailText, TEMPLATE_LIMITS } from './render-mail.ts'
import { openOwnMailRenderer, OwnTemplateProblem } from './render-own-mail.ts'
import * as store from './template-store.ts'
import { knownTemplate } from './policy.ts'

type Calls = typeof contract.mail.calls
type Key = Pick<InputOf<Calls['getTemplate']>, 'Name' | 'Language'>

/** Templates that are being tried wait for each other, not for mails. */
const renderOwnMail = openOwnMailRenderer(2)

/** Mails of the account, and those that belong to no project, are always in the product's own words. */
const EDITABLE = TEMPLATE_NAMES.filter(
  (name) => !name.startsWith('identity.') && !defaultTemplate(name)?.fixed,
)

const ALWAYS_THERE = {
  name: 'Μαρία',
  vocative: 'Μαρία',
  calendar: 'https://example.org/calendar',
}

/** What every mail of a project is told, whatever it is about. */
export const ALWAYS_TOLD = [...Object.keys(ALWAYS_THERE), 'project']

/** The project's templates, and in which languages it uses its own words. */
export async function listTemplates({
  db,
  actor,
}: CallContext): Promise<OutputOf<Calls['listTemplates']>> {
  const own = await store.listOwn(db, actor.projectId)
  return EDITABLE.map((name) => ({
    Name: name,
    Own: own.filter((one) => one.name === name).map(({ language }) => language),
  }))
}

/**
 * A template as it stands, with its versions.
 * @throws not_found.
 */
export async function getTemplate(
  key: Key,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['getTemplate']>> {
  const { original, sample } = accessTemplate(key)
  const versions = await store.listVersions(db, keyOf(key, actor.projectId))
  const [latest] = versions
  const own = latest && !latest.withdrawn ? latest : undefined
  return {
    Subject: own?.subject ?? original.subject,
    Body: own?.body ?? original.body,
    IsOwn: own !== undefined,
    Default: { Subject: original.subject, Body: original.body },
    Names: [...ALWAYS_TOLD, ...Object.keys(sample)],
    History: versions.map(({ at, by, subject, body, withdrawn }) => ({
      At: at,
      By: by,
      Subject: subject,
      Body: body,
      Withdrawn: withdrawn,
    })),
  }
}

/**
 * What a template would say, with people and dates made up.
 * @throws not_found; rule_violated as `tryTemplate`.
 */
export async function previewTemplate(
  input: InputOf<Calls['previewTemplate']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['previewTemplate']>> {
  const project = await store.readProjectName(db, actor.projectId, input.Language)
  const written = await tryTemplate(input, { project, projectId: actor.projectId })
  return { Subject: written.subject, Text: mailText(written.body) }
}

/** Tries a template that is to be kept. @throws not_found; rule_violated as `tryTemplate`. */
export async function prepareTemplate(
  input: InputOf<Calls['saveTemplate']>,
  { db, actor: { projectId } }: CallContext,
): Promise<void> {
  const project = await store.readProjectName(db, projectId, input.Language)
  await tryTemplate(input, { project, projectId })
}

/** Keeps the project's own words for a template, which have been tried. @throws not_found. */
export async function saveTemplate(
  input: InputOf<Calls['saveTemplate']>,
  { db, actor, audit }: CallContext,
): Promise<OutputOf<Calls['saveTemplate']>> {
  accessTemplate(input)
  const text = { subject: input.Subject, body: input.Body }
  await store.insertVersion(db, keyOf(input, actor.projectId), text, {
    withdrawn: false,
    by: actor.userId,
  })
  audit({ detail: { template: input.Name, language: input.Language } })
  return { ok: true }
}

/**
 * Goes back to the product's own words; the project's stay among the versions.
 * @throws not_found.
 */
export async function restoreTemplate(
  key: Key,
  { db, actor, audit }: CallContext,
): Promise<OutputOf<Calls['restoreTemplate']>> {
  const { original } = accessTemplate(key)
  await store.insertVersion(db, keyOf(key, actor.projectId), original, {
    withdrawn: true,
    by: actor.userId,
  })
  audit({ detail: { template: key.Name, language: key.Language } })
  return { ok: true }
}

function keyOf({ Name, Language }: Key, projectId: number): store.TemplateKey {
  return { projectId, name: Name, language: Language }
}

function accessTemplate({ Name, Language }: Key): {
  readonly original: TemplateText
  readonly sample: Readonly<Record<string, unknown>>
} {
  const isEditable = EDITABLE.some((name) => name === Name)
  const found = knownTemplate(isEditable && defaultTemplate(Name))
  return { original: templateIn(Name, Language) ?? found[Language], sample: found.sample }
}

/** The rules that templates break by the limits that they reach. */
const LIMIT_RULES = {
  time: 'template_time',
  memory: 'template_memory',
  length: 'template_length',
} as const

/**
 * Writes a mail by a template, with its sample in the place of people.
 * @throws not_found; rule_violated, for a limit with its rule and `limit` in the details, else as
 * `template` with `line` and `message`; each names the `field`.
 */
async function tryTemplate(
  { Subject, Body, ...key }: Key & { readonly Subject: string; readonly Body: string },
  { project, projectId }: { readonly project: string; readonly projectId: number },
): Promise<TemplateText> {
  const model = { ...accessTemplate(key).sample, ...ALWAYS_THERE, project }
  try {
    return await renderOwnMail({ subject: Subject, body: Body }, model, { projectId })
  } catch (error) {
    if (!(error instanceof OwnTemplateProblem)) throw error
    const { field, fault } = error
    if (fault.limit === undefined) {
      const { line, message } = fault
      throw ruleViolated('template', { field, line, message })
    }
    const rule = LIMIT_RULES[fault.limit]
    const details = { rule, field, limit: TEMPLATE_LIMITS[fault.limit] }
    throw new AppError('rule_violated', { fields: [{ field, rule }], details })
  }
}
