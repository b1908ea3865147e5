import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { defaultTemplate, TEMPLATE_NAMES, templateIn } from './default-templates.ts'
import type { TemplateText } from './template-form.ts'
import { fieldsOf } from './template-fields.ts'
import * as store from './template-store.ts'
import { knownOf } from './known-names.ts'
import { knownTemplate } from './policy.ts'

type Calls = typeof contract.mail.calls
type Key = Pick<InputOf<Calls['getTemplate']>, 'Name' | 'Language'>

/** Mails of the account, and those that belong to no project, are always in the product's own words. */
const EDITABLE = TEMPLATE_NAMES.filter(
  (name) => !name.startsWith('identity.') && !defaultTemplate(name)?.fixed,
)

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
    Fields: fieldsOf(knownOf(sample)),
    History: versions.map(({ at, by, subject, body, withdrawn }) => ({
      At: at,
      By: by,
      Subject: subject,
      Body: body,
      Withdrawn: withdrawn,
    })),
  }
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

/** A template that may be edited, as the product has it. @throws not_found. */
export function accessTemplate({ Name, Language }: Key): {
  readonly original: TemplateText
  readonly sample: Readonly<Record<string, unknown>>
} {
  const isEditable = EDITABLE.some((name) => name === Name)
  const found = knownTemplate(isEditable && defaultTemplate(Name))
  return { original: templateIn(Name, Language) ?? found[Language], sample: found.sample }
}
