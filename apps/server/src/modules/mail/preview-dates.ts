import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { TemplateProblem } from '../../kernel/templates/bounded-liquid.ts'
import { listMailed } from './addressed-store.ts'
import { addressedOf, keyOf, modelOf } from './mail-users.ts'
import { accessReader } from './policy.ts'
import { mailText } from './render-mail.ts'
import { sightOf } from './sight-of.ts'
import { findWordsIn, readProject } from './template-store.ts'
import { writeMail } from './write-mail.ts'

type Calls = typeof contract.mail.calls
type Told = OutputOf<Calls['previewDates']>['People'][number]

/** So many meetings of each are named; the mail itself tells all. */
const SHOWN = 3

/**
 * Whom `mailUsers` would mail which dates, and when it was done before.
 * @throws not_found when one of the people is out of reach; invalid_input `required`.
 */
export async function previewDates(
  { Data, Template }: InputOf<Calls['previewDates']>,
  context: CallContext,
): Promise<OutputOf<Calls['previewDates']>> {
  const { db, actor, now, language } = context
  const people = await addressedOf(Data, context)
  const mailed = await listMailed(db, {
    projectId: actor.projectId,
    template: Template,
    userIds: people.map(({ userId }) => userId),
    keys: people.map((person) => keyOf(Template, person, now)),
  })
  const byId = new Map(mailed.map((row) => [row.userId, row]))
  const People = people.map(({ userId, firstName, lastName, hasAddress, meetings }): Told => {
    const before = byId.get(userId)
    return {
      Id: userId,
      FirstName: firstName,
      LastName: lastName,
      State: stateOf({ hasAddress, meetings }, before?.isTold ?? false),
      Meetings: meetings.slice(0, SHOWN).map(({ title, titles, at, with: other, place }) => ({
        Title: textIn({ el: title, ...titles }, language),
        At: new Date(at).toISOString(),
        With: other,
        Place: place,
      })),
      More: Math.max(0, meetings.length - SHOWN),
      Before: before?.at ?? null,
    }
  })
  return { People }
}

function stateOf(
  { hasAddress, meetings }: { readonly hasAddress: boolean; readonly meetings: readonly unknown[] },
  isTold: boolean,
): Told['State'] {
  if (!hasAddress) return 'noAddress'
  if (meetings.length === 0) return 'nothing'
  return isTold ? 'told' : 'ready'
}

/**
 * What `mailUsers` would say to one person, word for word.
 * @throws not_found; rule_violated `nothing_planned`, `template` where the project's own words cannot be used.
 */
export async function readDates(
  { UserId, ActionId, Template }: InputOf<Calls['readDates']>,
  context: CallContext,
  publicUrl: string,
): Promise<OutputOf<Calls['readDates']>> {
  const { db, actor } = context
  const { projectId } = actor
  const reader = await accessReader(context, UserId, sightOf(context), ActionId ?? null)
  if (reader.meetings.length === 0) throw ruleViolated('nothing_planned')
  const { language } = reader
  const [project, own] = await Promise.all([
    readProject(db, projectId, language),
    findWordsIn(db, { projectId, name: Template, language }),
  ])
  const mail = {
    ...reader,
    projectId,
    template: Template,
    model: modelOf(reader),
    project: project.descr,
    projectUrl: project.url,
    subject: own?.subject ?? null,
    body: own?.body ?? null,
  }
  try {
    const { subject, body } = await writeMail(mail, publicUrl)
    return { Language: language, Subject: subject, Text: mailText(body) }
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error
    throw ruleViolated('template')
  }
}
