import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import type { missingNeed } from '@telemachos/contract/actions/completion-calls'
import type { z } from 'zod'
import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { defineSharedPort } from '../../kernel/port.ts'
import { translateWith } from '../../kernel/texts.ts'
import type { Cell } from './cell-store.ts'
import { brokenRules, readCompletionRule } from './completion-rule.ts'

/** Something that is missing; what is to be done is the text `rule.<rule>`. */
export interface Need {
  readonly rule: string
  /** What the text names; a `count` chooses between one and several. */
  readonly values?: Readonly<Record<string, string | number>>
  /** The field of the action's form that it is about. */
  readonly field?: string
}

/** An action of a project, before it is published there. */
export interface UnpublishedAction {
  readonly projectId: number
  readonly actionId: number
  readonly typeId: number
  readonly questId: number | null
}

/**
 * What a domain asks of actions whose type or parts it knows. Whoever only knows some actions answers
 * nothing of others.
 */
interface ActionNeeds {
  /**
   * What is missing before the caller may complete the action for the mentee. What holds for mentees
   * alone is decided by `context.actor.role`.
   * @param data the mentee's own data as it will be once it is completed.
   */
  beforeCompleting?(
    context: CallContext,
    cell: Cell,
    data: Readonly<Record<string, unknown>>,
  ): Promise<readonly Need[]>
  /**
   * Whether what an action asks of these mentees by its type, or in these parts, is all there, in the
   * order of the cells; undefined where it asks nothing.
   */
  isDone?(db: Db, cells: readonly Cell[], now: Date): Promise<readonly (boolean | undefined)[]>
  /** What is missing before each of these actions may be published, in their order. */
  beforePublishing?(
    context: CallContext,
    actions: readonly UnpublishedAction[],
  ): Promise<readonly (readonly Need[])[]>
}

/** Domains that know types of actions, or parts of them, provide this: `provide('conferences', {...})`. */
export const actionNeeds = defineSharedPort<ActionNeeds>()

/** The types of action that ask a questionnaire, and that take place in sessions. */
const QUESTIONNAIRE = ACTION_TYPES.questionnaire
const CONFERENCE = ACTION_TYPES.conference

type Missing = z.infer<typeof missingNeed>

/** What is missing before the caller may complete an action for a mentee, in the caller's language. */
export async function whatIsMissing(
  context: CallContext,
  cell: Cell,
  data: Readonly<Record<string, unknown>> = cell.data ?? {},
): Promise<Missing[]> {
  const asked = actionNeeds.all().map((one) => one.beforeCompleting?.(context, cell, data))
  const needs = (await Promise.all(asked)).flatMap((found) => found ?? [])
  const all = [...brokenRules(context, cell, data), ...needs]
  const told = isOnlyToWait(all) && (await asksSomething(context, cell)) ? [nextOf(cell)] : all
  return told.map(inWords(context))
}

/**
 * Everything is there: what completes itself does so once whoever writes in it rests, but not where somebody
 * took that back.
 */
const nextOf = ({ isTakenBack }: Cell): Need => ({
  rule: isTakenBack ? 'completion_taken_back' : 'completes_soon',
})

const isOnlyToWait = (needs: readonly Need[]): boolean =>
  needs.length === 1 && needs[0]?.rule === 'completes_itself'

/** What asks for nothing is never complete by itself. */
async function asksSomething({ db, now }: CallContext, cell: Cell): Promise<boolean> {
  if (cell.isMeeting || cell.typeId === CONFERENCE) return false
  if (readCompletionRule(cell.completionRule).Condition !== '') return true
  const answers = await Promise.all(actionNeeds.all().map((one) => one.isDone?.(db, [cell], now)))
  return answers.some((answer) => answer?.[0] !== undefined)
}

/** What is missing before each of these actions may be published, in the caller's language. */
export async function whatIsMissingToPublish(
  context: CallContext,
  actions: readonly UnpublishedAction[],
): Promise<Missing[][]> {
  const asked = actionNeeds.all().map((one) => one.beforePublishing?.(context, actions))
  const found = await Promise.all(asked)
  return actions.map(({ typeId, questId }, index) => {
    const lacksQuestions = typeId === QUESTIONNAIRE && questId === null
    return [
      ...(lacksQuestions ? [{ rule: 'questionnaire_missing' }] : []),
      ...found.flatMap((needs) => needs?.[index] ?? []),
    ].map(inWords(context))
  })
}

/** @throws rule_violated `something_missing` with the list. */
export function requireNothing(missing: readonly Missing[]): void {
  if (missing.length > 0) throw ruleViolated('something_missing', { Missing: missing })
}

const inWords =
  ({ language }: CallContext) =>
  ({ rule, values, field }: Need): Missing => ({
    Rule: rule,
    Text: translateWith(language, `rule.${rule}`, values),
    Field: field ?? null,
  })
