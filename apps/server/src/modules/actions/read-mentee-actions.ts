import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { isInactive } from './cell-state.ts'
import type { MenteeActionRow, MenteeActions } from './cell-store.ts'
import { conditionHolds, enableConditionHolds, type ConditionScope } from './conditions.ts'
import { accessMenteeActions, countingFlags } from './policy.ts'
import { readProgress } from './mentee-progress.ts'
import type { WantedFlags } from './store.ts'

type MenteeAction = OutputOf<typeof contract.actions.calls.listMenteeActions>[number]
type Quests = OutputOf<typeof contract.actions.calls.listQuestsAsMentee>

const QUESTIONNAIRE = ACTION_TYPES.questionnaire

/**
 * A mentee's actions as they stand, in order: those that the caller sees and whose ShowCondition
 * holds. A mentor for single actions gets those alone.
 * @throws not_found.
 */
export async function readMenteeActions(
  menteeId: number,
  context: CallContext,
): Promise<MenteeAction[]> {
  const found = await accessMenteeActions(context, menteeId)
  const { actor, now } = context
  const shown = found.actions
    .filter((row) => actor.role !== 'Mentor' || isMentorFor(actor.userId, row, found))
    .map((row) => ({ row, scope: scopeOf(row, found, now) }))
    .filter(({ row, scope }) => conditionHolds(row.ShowCondition, scope))
  const progress = await readProgress(
    context,
    menteeId,
    shown.map(({ row }) => row),
  )
  return shown.map(({ row: { ActionMentorId, ownData: _, ...row }, scope }) => ({
    ...row,
    ...progress.get(row.Id),
    MenteeId: menteeId,
    MentorId: row.MentorId ?? ActionMentorId ?? found.defaultMentorId,
    Completed: row.CompletedAt !== null,
    Counts: isVisibleTo(countingFlags(actor.role), row.Flags) && isCounted(row),
    Enabled: enableConditionHolds(row.EnableCondition, scope),
  }))
}

/** The calling mentee's actions that are questionnaires. */
export async function listOwnQuests(context: CallContext): Promise<Quests> {
  const actions = await readMenteeActions(context.actor.userId, context)
  return actions.flatMap(({ Id, TypeId, QuestId, Title, Completed, CompletedAt }) =>
    TypeId === QUESTIONNAIRE && QuestId !== null
      ? [{ ActionId: Id, QuestId, Title, Completed, CompletedAt }]
      : [],
  )
}

/** An inactive action counts only where it is completed. */
function isCounted({
  CompletedAt,
  ScheduledAt,
}: Pick<MenteeActionRow, 'CompletedAt' | 'ScheduledAt'>): boolean {
  return CompletedAt !== null || !isInactive({ scheduledAt: ScheduledAt })
}

function isVisibleTo({ needed, hiding }: WantedFlags, flags: number): boolean {
  return (flags & needed) === needed && (flags & hiding) === 0
}

function isMentorFor(userId: number, row: MenteeActionRow, found: MenteeActions): boolean {
  return userId === found.defaultMentorId || userId === row.ActionMentorId
}

function scopeOf(
  row: MenteeActionRow,
  { scope }: MenteeActions,
  now: Date,
): ConditionScope | undefined {
  if (!scope || (row.ShowCondition === '' && row.EnableCondition === '')) return undefined
  const { Id, TypeId, Title, Due, Data } = row
  return {
    ...scope,
    action: { Id, TypeId, Title, Due, Data: JSON.parse(Data) },
    data: row.ownData ?? {},
    now,
  }
}
