import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import {
  builtInOf,
  isBuiltIn,
  type BuiltInLanguage,
  type Language,
} from '@telemachos/contract/core/define-texts'
import { pathOf } from '@telemachos/contract/paths'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { templateIn } from './default-templates.ts'
import { knownOf } from './known-names.ts'
import { mailModel } from './mail-model.ts'
import { findTranslatedWords } from './own-word-texts.ts'
import { accessReader } from './policy.ts'
import type { ReaderRow } from './reader-store.ts'
import { mailText, TEMPLATE_LIMITS, type Model } from './render-mail.ts'
import { openOwnMailRenderer, OwnTemplateProblem } from './render-own-mail.ts'
import { sightOf } from './sight-of.ts'
import type { TemplateText } from './template-form.ts'
import { findOwnWords, readProject } from './template-store.ts'
import { accessTemplate } from './templates.ts'

type Calls = typeof contract.mail.calls
type Tried = InputOf<Calls['previewTemplate']>

/** Templates that are being tried wait for each other, not for mails. */
const renderOwnMail = openOwnMailRenderer(2)

/** A template as it would be written. */
interface TriedMail extends TemplateText {
  readonly person: ReaderRow | null
  /** In which language it is written. */
  readonly said: Language
  readonly madeUp: readonly string[]
}

/**
 * What a template would say, to somebody made up or to a person within reach.
 * @throws not_found; rule_violated as `tryTemplate`.
 */
export async function previewTemplate(
  input: Tried,
  context: CallContext,
  publicUrl: string,
): Promise<OutputOf<Calls['previewTemplate']>> {
  const { subject, body, person, said, madeUp } = await tryTemplate(input, context, publicUrl)
  return {
    Subject: subject,
    Text: mailText(body),
    Person: person && {
      Id: person.userId,
      FirstName: person.firstName,
      LastName: person.lastName,
      Language: person.language,
    },
    Said: said,
    MadeUp: [...madeUp],
  }
}

/** What holds of everybody: nothing of it is made up. */
const OF_THE_PROJECT = ['project', 'calendar'] as const

/**
 * Writes a mail by a template as it would leave: with what is known of whom it goes to, and examples in
 * the place of the rest.
 * @throws not_found; rule_violated, for a limit with its rule and `limit` in the details, for a name that
 *   is not known as `template_unknown` with `name`, else as `template` with `message`; each names the
 *   `field`, and its `line` and `column`.
 */
export async function tryTemplate(
  { Subject, Body, As, ...key }: Tried,
  context: CallContext,
  publicUrl: string,
): Promise<TriedMail> {
  const { projectId } = context.actor
  const { original, sample } = accessTemplate(key)
  const known = knownOf(sample)
  const person =
    As === undefined ? null : ((await accessReader(context, As, sightOf(context))) ?? null)
  const isTheirs = person !== null && builtInOf(person.language) === key.Language
  const language = isTheirs ? person.language : key.Language
  const typed = { subject: Subject, body: Body }
  const translated = await findTranslated(context, { key, typed, original, language })
  const project = await readProject(context.db, projectId, language)
  const real = person ? toldTo(person, known) : {}
  const reader = {
    firstName: person ? person.firstName : String(known['name']),
    vocative: person ? person.vocative : String(known['vocative']),
    language,
    project: project.descr,
    projectUrl: project.url,
  }
  const model = mailModel({ ...known, ...real }, reader, publicUrl)
  const written = await refused(() =>
    renderOwnMail(translated ?? typed, model, { projectId, known }),
  )
  const told = [
    ...OF_THE_PROJECT,
    ...(person ? ['name', 'vocative'] : []),
    ...('path' in real ? ['link'] : []),
    ...Object.keys(real),
  ]
  return {
    ...written,
    person,
    said: translated ? language : key.Language,
    madeUp: written.uses.filter((one) => !told.includes(one)),
  }
}

interface Wanted {
  readonly key: Pick<Tried, 'Name' | 'Language'>
  readonly typed: TemplateText
  /** The product's own words. */
  readonly original: TemplateText
  /** The reader's. */
  readonly language: Language
}

/**
 * What a template says to a reader in a language that was added: its translation, where just what was typed is
 * translated; the product's own words, where the project has none. Undefined where it is read as it was typed.
 */
async function findTranslated(
  { db, actor: { projectId } }: CallContext,
  { key: { Name: name, Language }, typed, original, language }: Wanted,
): Promise<TemplateText | undefined> {
  if (isBuiltIn(language)) return undefined
  const own = async (of: BuiltInLanguage) => {
    const stored = await findOwnWords(db, { projectId, name, language: of })
    // What is open in the editor is the product's own until something else is typed.
    const isOriginal = !stored && isSame(typed, original)
    return of === Language && !isOriginal ? typed : stored
  }
  const [el, en] = [await own('el'), await own('en')]
  const translated = await findTranslatedWords(db, { projectId, name, language }, { el, en })
  return translated ?? (en ? undefined : templateIn(name, language))
}

const isSame = (one: TemplateText, other: TemplateText): boolean =>
  one.subject === other.subject && one.body === other.body

/** What somebody is told who reads a template: their own meetings, where they have some. */
function toldTo({ meetings }: ReaderRow, known: Model): Model {
  const [next] = meetings
  if (!next) return {}
  if (Array.isArray(known['meetings'])) return { meetings, path: pathOf('calendar') }
  const { title, titles, at, with: other, place } = next
  const isOfMeeting = 'at' in known && 'with' in known
  return isOfMeeting ? { title, titles, at, with: other, place } : {}
}

/** The rules that templates break by the limits that they reach. */
const LIMIT_RULES = {
  time: 'template_time',
  memory: 'template_memory',
  length: 'template_length',
} as const

async function refused<Written>(write: () => Promise<Written>): Promise<Written> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof OwnTemplateProblem)) throw error
    const { field, fault } = error
    const { line, column, message, unknown } = fault
    if (unknown !== undefined)
      throw ruleViolated('template_unknown', { field, line, column, name: unknown })
    if (fault.limit === undefined) throw ruleViolated('template', { field, line, column, message })
    const rule = LIMIT_RULES[fault.limit]
    const details = { rule, field, limit: TEMPLATE_LIMITS[fault.limit] }
    throw new AppError('rule_violated', { fields: [{ field, rule }], details })
  }
}
