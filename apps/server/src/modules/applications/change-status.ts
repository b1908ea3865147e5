import type { contract } from '@telemachos/contract'
import { afterMove, type Move } from '@telemachos/contract/applications/statuses'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { translate } from '../../kernel/texts.ts'
import { inviteUsers } from '../identity/index.ts'
import { importUsers } from '../imports/index.ts'
import { mailApplicants } from './mail-applicants.ts'
import { endRegistered, joinMembers } from '../people/index.ts'
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
 * @throws invalid_input for a rejection without a reason.
 */
export async function changeStatus(
  { Ids, Status: move, Reason = '', Seen }: InputOf<ChangeStatus>,
  context: CallContext,
  publicUrl: string,
): Promise<Answer> {
  if (move === 1000 && Reason === '') throw refuseField('Reason', 'required')
  const { db, actor, now, language } = context
  const found = await lockApplications(db, actor.projectId, [...new Set(Ids)])
  const unchanged: Answer['Unchanged'] = []
  const moving: (MovingApplication & { to: MovedApplication['to'] })[] = []
  for (const one of found) {
    const isAsSeen = Seen?.includes(one.status) ?? true
    const to = isAsSeen ? afterMove(one, move) : undefined
    if (to !== undefined) moving.push({ ...one, to })
    else {
      const rule = isAsSeen ? 'move_leads_nowhere' : 'moved_meanwhile'
      const Because = translate(language, `rule.${rule}`)
      unchanged.push({ Id: one.id, Protocol: one.protocol, Because })
    }
  }
  const made = await makeMentees(
    moving.filter(({ to }) => to === 3),
    context,
    publicUrl,
  )
  const moved: MovedApplication[] = []
  for (const { id, protocol, status, to } of moving) {
    const verdict = to === 3 ? made.verdicts.get(id) : undefined
    if (verdict?.refused === undefined) {
      moved.push({ id, from: status, to, userId: verdict?.userId ?? null })
    } else unchanged.push({ Id: id, Protocol: protocol, Because: verdict.refused })
  }
  if (moved.length === 0) context.audit({ unchanged: true })
  else await writeMoves(db, moved, { by: actor.userId, now, reason: Reason })
  const told = await tellApplicants(moved, { move, text: Reason }, context, publicUrl)
  for (const { from, to, userId } of moved) {
    context.audit({ ...(userId !== null && { subjectId: userId }), detail: { from, to } })
  }
  return {
    Changed: moved.map(({ id, to }) => ({ Id: id, Status: to })),
    Unchanged: unchanged,
    Mailed: made.mailed + told,
  }
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

interface MadeMentee {
  readonly userId: number | null
  /** Why nobody was made of the application. */
  readonly refused?: string
}

/** Makes mentees of applications, whoever has been one before left as they are, and invites the new. */
async function makeMentees(
  applications: readonly MovingApplication[],
  context: CallContext,
  publicUrl: string,
): Promise<{ verdicts: ReadonlyMap<number, MadeMentee>; mailed: number }> {
  const verdicts = new Map<number, MadeMentee>()
  for (const { id, userId } of applications) if (userId !== null) verdicts.set(id, { userId })
  await joinRegistered(
    applications.filter(({ id }) => !verdicts.has(id)),
    verdicts,
    context,
  )
  const fresh = applications.filter(({ id }) => !verdicts.has(id))
  if (fresh.length === 0) return { verdicts, mailed: 0 }
  const { projectId: ProjectId } = context.actor
  const Users = fresh.map(({ answers, protocol }) => ({
    Username: '',
    Roles: 'Mentee',
    Fields: { kayas: protocol, ...answers },
  }))
  const { Rows } = await importUsers({ ProjectId, Users, ConfirmedRoles: [] }, context, publicUrl)
  for (const [place, { id }] of fresh.entries()) {
    const row = Rows[place]
    const isRefused = !row || row.Verdict === 'refused'
    verdicts.set(id, {
      userId: row?.UserId ?? null,
      ...(isRefused && { refused: row?.Faults.map(({ Message }) => Message).join(' ') ?? '' }),
    })
  }
  const UserIds = [...verdicts.values()].flatMap(({ userId }) => userId ?? [])
  if (UserIds.length === 0) return { verdicts, mailed: 0 }
  const { Invited } = await inviteUsers({ ProjectId, UserIds }, context, publicUrl)
  return { verdicts, mailed: Invited.length }
}

/** Makes mentees of those who applied with an account and are no more than Registered, with that account. */
async function joinRegistered(
  applications: readonly MovingApplication[],
  verdicts: Map<number, MadeMentee>,
  { db, actor: { projectId, userId: by }, now }: CallContext,
): Promise<void> {
  const applicantIds = applications.flatMap(({ applicantId }) => applicantId ?? [])
  if (applicantIds.length === 0) return
  // Their places end first, so that they join anew as what they have become.
  const ended = await endRegistered(db, projectId, applicantIds)
  const joining = applications.flatMap(({ id, applicantId, protocol }) => {
    const account = ended.find(({ userId }) => userId === applicantId)
    // Of two applications of one person, the second finds a mentee.
    if (!account || [...verdicts.values()].some(({ userId }) => userId === account.userId))
      return []
    verdicts.set(id, { userId: account.userId })
    const noName = { firstName: '', lastName: '', email: '', sortKey: '', searchKey: '' }
    return [
      {
        ...{ place: id, ...account, ...noName, fields: {} },
        roles: ['Mentee'] as const,
        projectFields: { kayas: protocol },
      },
    ]
  })
  if (joining.length > 0) await joinMembers(db, { projectId, by, now, relation: null }, joining)
}
