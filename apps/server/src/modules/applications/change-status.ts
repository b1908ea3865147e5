import type { contract } from '@telemachos/contract'
import { afterMove, type Move } from '@telemachos/contract/applications/statuses'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { translate } from '../../kernel/texts.ts'
import { mailApplicants } from './mail-applicants.ts'
import { makeMentees } from './make-mentees.ts'
import {
  lockApplications,
  writeMoves,
  type MovedApplication,
  type MovingApplication,
} from './review-store.ts'

type ChangeStatus = typeof contract.applications.calls.changeStatus
type Answer = OutputOf<ChangeStatus>

/**
 * Moves applications, each by itself; two who move the same one at once move it once. Whoever is
 * selected becomes a mentee, by the rules of an import, and is invited.
 */
export async function changeStatus(
  { Ids, Status: move, Reason = '', HideReason, Seen, SamePerson }: InputOf<ChangeStatus>,
  context: CallContext,
  publicUrl: string,
): Promise<Answer> {
  const { db, actor, now, language } = context
  const found = await lockApplications(db, actor.projectId, [...new Set(Ids)])
  const unchanged: Answer['Unchanged'] = absent(Ids, found).map((Id) => ({
    Id,
    Protocol: '',
    Because: translate(language, 'rule.application_absent'),
  }))
  const moving: (MovingApplication & { to: MovedApplication['to'] })[] = []
  for (const one of found) {
    const isAsSeen = Seen?.includes(one.status) ?? true
    const to = isAsSeen ? afterMove(one, move) : undefined
    // Nobody is made of an address that may be a stranger's.
    const isHeld = move === -1 && !one.isProven
    if (to !== undefined && !isHeld) moving.push({ ...one, to })
    else {
      const rule = !isAsSeen
        ? 'moved_meanwhile'
        : to === undefined
          ? 'move_leads_nowhere'
          : 'unproven'
      const Because = translate(language, `rule.${rule}`)
      unchanged.push({ Id: one.id, Protocol: one.protocol, Because })
    }
  }
  const made = await makeMentees(
    moving.filter(({ to }) => to === 3),
    context,
    { publicUrl, samePerson: SamePerson },
  )
  const moved: MovedApplication[] = []
  const otherNumbers: Answer['OtherNumbers'] = []
  for (const { id, protocol, status, to } of moving) {
    const verdict = to === 3 ? made.verdicts.get(id) : undefined
    if (verdict?.refused === undefined) {
      moved.push({ id, from: status, to, userId: verdict?.userId ?? null })
      const because = verdict?.otherNumber
      if (because) otherNumbers.push({ Id: id, Protocol: protocol, Because: because })
    } else {
      const { refused: Because, sameAs } = verdict
      unchanged.push({ Id: id, Protocol: protocol, Because, ...(sameAs && { SameAs: sameAs }) })
    }
  }
  if (moved.length === 0) context.audit({ unchanged: true })
  else await writeMoves(db, moved, { by: actor.userId, now, reason: Reason })
  const text = HideReason ? '' : Reason
  const told = await tellApplicants(moved, { move, text }, context, publicUrl)
  const protocols = new Map(moving.map(({ id, protocol }) => [id, protocol]))
  for (const { id, from, to, userId } of moved) {
    const detail = { from, to, protocol: protocols.get(id) }
    context.audit({ ...(userId !== null && { subjectId: userId }), detail })
  }
  return {
    Changed: moved.map(({ id, to }) => ({ Id: id, Status: to })),
    Unchanged: unchanged,
    OtherNumbers: otherNumbers,
    Mailed: made.mailed + told,
  }
}

/** Those that the project does not have, whether or not another one does. */
function absent(ids: readonly number[], found: readonly { readonly id: number }[]): number[] {
  const there = new Set(found.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !there.has(id))
}

/** Of what applicants are told when their application has gone forward, or was rejected. */
const KINDS = { 2: 'eligible', 3: 'selected', 1000: 'rejected' } as const

async function tellApplicants(
  moved: readonly MovedApplication[],
  { move, text }: { readonly move: Move; readonly text: string },
  context: CallContext,
  publicUrl: string,
): Promise<number> {
  if (move === -2) return 0
  const { projectId, userId: by } = context.actor
  let told = 0
  for (const status of [2, 3, 1000] as const) {
    const ids = moved.filter(({ to }) => to === status).map(({ id }) => id)
    const occasion = { projectId, kind: KINDS[status], ids, by, text }
    told += await mailApplicants(context, occasion, publicUrl)
  }
  return told
}
