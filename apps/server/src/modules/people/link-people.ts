import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { relationsChanged } from '@telemachos/contract/people/linking-events'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import {
  countLinked,
  link,
  linkPairs,
  type Change,
  type Chosen,
  type HolderKind,
  type LinkedRow,
  type LinkCommand,
} from './linking-store.ts'
import { requireConfirmed } from './confirm-act.ts'
import { choose } from './choose-people.ts'
import { accessActions, accessMentee, allowMentor, areHolders, requireHolders } from './policy.ts'
import { partingMeetings } from './partings.ts'
import { beginLinking, dropLinking } from './undo-store.ts'
import { assignedStaffOf } from './staff-audience.ts'
import { tellLinked } from './tell-linked.ts'

type Calls = typeof contract.people.calls
export type LinkResult = OutputOf<Calls['setDefaultMentor']>

/** Links mentors, for everything or for single actions: null for nobody, which ends what there is. */
export interface MentorCommand {
  /** How many people the caller has confirmed; see requireConfirmed. */
  readonly confirmed?: number | undefined
  readonly mentorId: number | null
  readonly actionIds?: readonly number[]
}

/** What linking would come to; changes nothing. */
export async function countLinking(
  input: InputOf<Calls['countLinking']>,
  context: CallContext,
): Promise<OutputOf<Calls['countLinking']>> {
  const { Kind, HolderId, On, ActionIds, ...people } = input
  const chosen = await choose(people, context)
  if (HolderId !== null) await requireHolders(context, Kind, [HolderId])
  const command: LinkCommand = { kind: Kind, holder: HolderId, on: On, actionIds: ActionIds }
  return countLinked(context.db, chosen, command, context.now)
}

/**
 * Gives everybody chosen a mentor, or ends the one they have.
 * @throws not_found for a mentor out of reach, or for an action that the project does not have.
 */
export async function linkMentor(
  people: Parameters<typeof choose>[0],
  { mentorId, actionIds = [], confirmed }: MentorCommand,
  context: CallContext,
): Promise<LinkResult> {
  const chosen = await choose(people, context)
  if (mentorId !== null) await requireHolders(context, 'mentor', [mentorId])
  if (actionIds.length > 0) await accessActions(context, actionIds)
  const command: LinkCommand = { kind: 'mentor', holder: mentorId, on: true, actionIds }
  return carryOut(context, { kind: 'mentor', confirmed }, (linkingId, change) =>
    link(context.db, linkingId, chosen, command, change),
  )
}

/**
 * The same for one mentee, who has to be there.
 * @throws not_found for the mentee; invalid_input `mentor_not_found`; rule_violated `no_mentee`, conflict `linked_meanwhile`.
 */
export async function linkMentorOf(
  menteeId: number,
  command: MentorCommand,
  context: CallContext,
): Promise<LinkResult> {
  await accessMentee(context, menteeId)
  const { mentorId } = command
  if (menteeId === mentorId) throw ruleViolated('own_mentor')
  if (mentorId !== null) {
    allowMentor({ holds: await areHolders(context, 'mentor', [mentorId]) }, context)
  }
  const result = await linkMentor({ Ids: [menteeId] }, command, context)
  if (result.Changed === 0 && result.Skipped > 0) {
    throw new AppError('conflict', { details: { rule: 'linked_meanwhile' } })
  }
  return result
}

/** Takes everybody chosen into the set of a supervisor or coordinator, or out of it. */
export async function setOverseer(
  { Kind, HolderId, On, Confirmed, ...people }: InputOf<Calls['setOverseer']>,
  context: CallContext,
): Promise<LinkResult> {
  const chosen = await choose(people, context)
  await requireHolders(context, Kind, [HolderId])
  const command: LinkCommand = { kind: Kind, holder: HolderId, on: On, actionIds: [] }
  return carryOut(context, { kind: Kind, confirmed: Confirmed }, (linkingId, change) =>
    link(context.db, linkingId, chosen, command, change),
  )
}

/** Links pairs that a person approved; who has a mentor by now, or is out of reach, is skipped. */
export async function approvePairs(
  { Pairs }: InputOf<Calls['approvePairs']>,
  context: CallContext,
): Promise<LinkResult> {
  const chosen: Chosen = await choose({}, context)
  await requireHolders(
    context,
    'mentor',
    Pairs.map((pair) => pair.MentorId),
  )
  // Each pair was approved by itself.
  const result = await carryOut(
    context,
    { kind: 'mentor', confirmed: Pairs.length },
    (linkingId, change) => linkPairs(context.db, linkingId, chosen, Pairs, change),
  )
  return { ...result, Skipped: Pairs.length - result.Changed }
}

/** Does the linking, with what follows from it: meetings, traces, and the pages of all concerned. */
async function carryOut(
  context: CallContext,
  { kind, confirmed }: { readonly kind: HolderKind; readonly confirmed: number | undefined },
  work: (linkingId: number, change: Change) => Promise<LinkedRow[]>,
): Promise<LinkResult> {
  const { db, actor, now } = context
  const change = { by: actor.userId, now }
  const linkingId = await beginLinking(db, actor.projectId, change)
  const rows = await work(linkingId, change)
  const people = (outcome: LinkedRow['outcome']) =>
    new Set(rows.filter((row) => row.outcome === outcome).map((row) => row.userId))
  const changed = rows.filter((row) => row.outcome === 'changed')
  const counts = {
    Changed: people('changed').size,
    Already: countOthers(people('already'), people('changed')),
    Skipped: countOthers(people('skipped'), people('changed')),
  }
  await requireConfirmed(context, counts.Changed, confirmed)
  if (changed.length === 0) {
    await dropLinking(db, linkingId)
    context.audit({ unchanged: true })
    return { LinkingId: null, ...counts, HandedOver: 0, Kept: 0 }
  }
  const partings = kind === 'mentor' ? partingsOf(changed) : []
  const { handedOver, kept } = await partingMeetings.get().handOver(context, partings)
  leaveTraces(context, kind, linkingId, changed)
  announceRelations(context, changed)
  if (kind === 'mentor') await tellLinked(context, linkingId, changed)
  return { LinkingId: linkingId, ...counts, HandedOver: handedOver, Kept: kept }
}

/** How many of some are not among others, such as people of whom nothing was changed. */
export function countOthers(some: ReadonlySet<number>, others: ReadonlySet<number>): number {
  return [...some].filter((id) => !others.has(id)).length
}

interface Parted {
  readonly userId: number
  readonly formerId: number | null
}

/** Each mentee with each mentor whom they had until now, once. */
export function partingsOf(
  rows: readonly Parted[],
): { readonly menteeId: number; readonly formerId: number }[] {
  const partings = rows.flatMap(({ userId, formerId }) =>
    formerId === null ? [] : [{ menteeId: userId, formerId }],
  )
  return [
    ...new Map(
      partings.map((parting) => [`${parting.menteeId} ${parting.formerId}`, parting]),
    ).values(),
  ]
}

/** One audit row for each person. */
function leaveTraces(
  context: CallContext,
  kind: HolderKind,
  linking: number,
  rows: readonly LinkedRow[],
): void {
  for (const [subjectId, of] of Map.groupBy(rows, (row) => row.userId)) {
    const actions = of.flatMap(({ actionId }) => actionId ?? [])
    const [first] = of
    context.audit({
      subjectId,
      detail: {
        kind,
        linking,
        holder: first?.holderId ?? null,
        former: first?.formerId ?? null,
        ...(actions.length > 0 && { actions }),
      },
    })
  }
}

interface Announced extends Parted {
  readonly holderId: number | null
}

/** Tells whom they were and are linked to, the people themselves, and those who oversee mentors. */
export function announceRelations(context: CallContext, rows: readonly Announced[]): void {
  const { emit, actor } = context
  const holders = [
    ...new Set(rows.flatMap(({ holderId, formerId }) => [holderId ?? [], formerId ?? []].flat())),
  ]
  emit(
    relationsChanged,
    { ProjectId: actor.projectId },
    {
      users: [...new Set([actor.userId, ...holders, ...rows.map((row) => row.userId)])],
      project: actor.projectId,
      rooms: assignedStaffOf(actor.projectId, holders),
    },
  )
}
