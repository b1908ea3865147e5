import { isDeepStrictEqual } from 'node:util'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { settingsChanged } from '@telemachos/contract/projects/events'
import { anchorOf, findDueCycle, type DueRule } from '@telemachos/rules/due-rule'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { within } from '../people/index.ts'
import { accessDueRule } from './policy.ts'
import { holdDues, listDueLinks, previewDues, writeDueRule, type DueLink } from './due-store.ts'

type Calls = typeof contract.actions.calls
type Stored = OutputOf<Calls['getDueRule']>

/**
 * Until when an action is to be done in the caller's project.
 * @throws not_found.
 */
export async function readDueRule(
  { ActionId }: InputOf<Calls['getDueRule']>,
  context: CallContext,
): Promise<Stored> {
  const { rule, lastEvent } = await accessDueRule(context, ActionId, false)
  const { db, actor, language } = context
  const links = await listDueLinks(db, actor.projectId, language)
  return { ActionId, Rule: rule, LastEvent: lastEvent, Anchors: anchorsFor(ActionId, links) }
}

/**
 * Saves until when an action is to be done. Nothing that mentees have written is touched.
 * @throws not_found; conflict with the present Rule where it is not the one that was seen; invalid_input
 *   `unknown_action` for one that the project does not have, `meetings_only` for one that is no meeting
 *   where the deadline counts from one; rule_violated `due_circle` with the titles of the actions.
 */
export async function saveDueRule(
  { ProjectId, ActionId, Rule, Seen }: InputOf<Calls['saveDueRule']>,
  context: CallContext,
): Promise<Stored> {
  const { db, actor, language, now, audit, emit } = context
  const { projectId } = actor
  // Two who change different rules must not close a circle together.
  await holdDues(db, projectId)
  const { rule } = await accessDueRule(context, ActionId, true)
  if (!isDeepStrictEqual(rule, Seen)) throw new AppError('conflict', { details: { Rule: rule } })
  const links = await listDueLinks(db, projectId, language)
  checkAnchor(ActionId, Rule, links)
  const saving = { by: actor.userId, at: now }
  await writeDueRule(db, { projectId, actionId: ActionId }, Rule, saving)
  audit({ actionId: ActionId, detail: { from: rule, to: Rule } })
  emit(settingsChanged, { ProjectId: projectId }, { members: projectId, project: projectId })
  return readDueRule({ ProjectId, ActionId }, context)
}

/**
 * Which deadlines a rule would give now to the mentees within reach.
 * @throws not_found; invalid_input and rule_violated as saveDueRule.
 */
export async function previewDueRule(
  { ActionId, Rule, page, count: size }: InputOf<Calls['previewDueRule']>,
  context: CallContext,
): Promise<OutputOf<Calls['previewDueRule']>> {
  const reach = within(context, { reads: 'all' })
  await accessDueRule(context, ActionId, false)
  const { db, actor, language, now } = context
  checkAnchor(ActionId, Rule, await listDueLinks(db, actor.projectId, language))
  const place = { projectId: actor.projectId, actionId: ActionId }
  return previewDues(db, place, { rule: Rule, reach, page: { page, count: size }, now })
}

/** Rules that take the place of no date, of actions that are locked; the deadlines of mentees follow. */
export async function giveRules(
  { db, actor, language, now }: CallContext,
  given: readonly { readonly ActionId: number; readonly Rule: DueRule }[],
): Promise<void> {
  const { projectId } = actor
  for (const { ActionId, Rule } of given) {
    // Each after those before it: two of them may count from each other.
    checkAnchor(ActionId, Rule, await listDueLinks(db, projectId, language))
    await writeDueRule(db, { projectId, actionId: ActionId }, Rule, { by: actor.userId, at: now })
  }
}

function checkAnchor(actionId: number, rule: DueRule, links: readonly DueLink[]): void {
  const anchorId = anchorOf(rule)
  if (anchorId === undefined) return
  const anchor = links.find(({ id }) => id === anchorId)
  if (!anchor) throw refuseField('Rule.ActionId', 'unknown_action')
  if (rule.Kind === 'meeting' && !anchor.isMeeting)
    throw refuseField('Rule.ActionId', 'meetings_only')
  const circle = circleOf(actionId, anchorId, links)
  if (circle.length > 0) throw ruleViolated('due_circle', { Actions: circle })
}

/** The titles of the actions of a circle, from the first back to it; none where there is no circle. */
function circleOf(actionId: number, anchorId: number, links: readonly DueLink[]): string[] {
  const anchors = new Map(
    links.flatMap(({ id, anchorId: next }) => (next === null ? [] : [[id, next] as const])),
  )
  const titles = new Map(links.map(({ id, title }) => [id, title]))
  const circle = findDueCycle(actionId, anchorId, anchors) ?? []
  return circle.map((id) => titles.get(id) ?? '')
}

function anchorsFor(actionId: number, links: readonly DueLink[]): Stored['Anchors'] {
  return links
    .filter(({ id }) => id !== actionId)
    .map(({ id, title, isMeeting }) => ({
      Id: id,
      Title: title,
      IsMeeting: isMeeting,
      Circle: circleOf(actionId, id, links),
    }))
}
