import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { UNDO_BATCH } from '@telemachos/contract/imports/limits'
import { stateChanged } from '@telemachos/contract/people/state-events'
import type { CallContext } from '../../kernel/context.ts'
import { countQueued, withdrawMails, type OutdatedMails } from '../mail/index.ts'
import { blankPeople, lockAdmins, requireConfirmed, takeBackJoining } from '../people/index.ts'
import { deleteOwned, listTraced } from '../privacy/index.ts'
import type { UndoneImport } from './import-store.ts'
import { accessImport, lockUndoable } from './policy.ts'
import { tellOfUndoing } from './tell-of-imports.ts'
import * as store from './undo-store.ts'

type Calls = typeof contract.imports.calls
type Undoing = OutputOf<Calls['previewUndo']>

/** So many of those who stay are named. */
const NAMED = 100

/** Where everybody who was imported has rows that say nothing of what they did since. */
const OF_EVERYBODY = [
  'users',
  'memberships',
  'relations',
  'action_dues',
  'audit_log',
  'idempotency_keys',
  'import_people',
  'project_invitations',
  'mails',
  'mail_links',
  'mail_files',
  'notices',
  'mail_bounces',
  'password_tokens',
  'grid_exports',
]

/** Of those, the ones that have personal data of somebody who was only ever imported. */
const OF_THE_IMPORT = ['mails', 'notices', 'mail_bounces', 'password_tokens']

/** What undoing an import would do, and who would stay as they are. */
export async function previewUndo(
  { Id }: InputOf<Calls['previewUndo']>,
  context: CallContext,
): Promise<Undoing> {
  const found = await accessImport(context, Id)
  const judged = await judge(found, 'all', context)
  const mails = await Promise.all(
    mailsTo(judged, found.projectId).map((outdated) => countQueued(context.db, outdated)),
  )
  return summary(
    judged,
    mails.reduce((total, count) => total + count, 0),
  )
}

/**
 * Undoes an import, a hundred people at a time: from the first time on nobody is added to it. Of people whom it
 * made and of whom there is nothing since a number stays, as of somebody who was erased; those who joined
 * leave again, and invitations that wait are taken back.
 * @throws not_found for one that is not the caller's to see; forbidden where it gave roles that are not
 *   theirs to give; rule_violated `undo_over` after a day, `confirmation` as for any act on many.
 */
export async function undoImport(
  { Id, Confirmed }: InputOf<Calls['undoImport']>,
  context: CallContext,
): Promise<OutputOf<Calls['undoImport']>> {
  const { db, actor, now } = context
  const found = await lockUndoable(context, Id)
  if (found.roles.includes('Admin')) await lockAdmins(db)
  if (found.undoneAt === null) {
    const all = await judge(found, 'all', context)
    await requireConfirmed(context, all.filter(({ because }) => because === null).length, Confirmed)
    await store.markUndone(db, Id, actor.userId, now)
    await tellOfUndoing(context, Id)
  }
  const next = await store.lockNext(db, Id, UNDO_BATCH)
  await store.lockStanding(db, actor.projectId, next)
  const judged = await judge(found, next, context)
  const mails = await undo(judged, context)
  await store.noteOutcomes(
    db,
    judged.map(({ id, because, how }) => ({ id, outcome: because ?? OUTCOMES[how] })),
  )
  const done = summary(judged, mails)
  announce(judged, Id, done, context)
  return { ...done, Remaining: await store.countRemaining(db, Id) }
}

/** What becomes of those for whom nothing stands in the way. */
const OUTCOMES = { added: 'removed', joined: 'left', invited: 'withdrawn' } as const

/** The people of an import, all or some, with what stands in the way, from whichever domain. */
async function judge(
  found: UndoneImport,
  some: readonly number[] | 'all',
  { db }: CallContext,
): Promise<store.Judged[]> {
  const judged = await store.judge(db, found, some)
  const made = judged.filter(({ how, because }) => how === 'added' && because === null)
  if (made.length === 0) return judged
  const ids = made.map(({ userId }) => userId)
  const traced = await listTraced(db, ids, OF_EVERYBODY)
  return judged.map((one) =>
    one.because === null && one.how === 'added' && traced.has(one.userId)
      ? { ...one, because: 'filledIn' as const }
      : one,
  )
}

const undone = (judged: readonly store.Judged[], how: store.Judged['how']): store.Judged[] =>
  judged.filter((one) => one.how === how && one.because === null)

const idsOf = (people: readonly store.Judged[]): number[] => people.map(({ userId }) => userId)

/** Undoes the import of those for whom nothing stands in the way; @returns how many mails are not sent. */
async function undo(judged: readonly store.Judged[], context: CallContext): Promise<number> {
  const { db, actor } = context
  const [added, joined] = [undone(judged, 'added'), undone(judged, 'joined')]
  let mails = 0
  for (const outdated of mailsTo(judged, actor.projectId))
    mails += await withdrawMails(db, outdated)
  await store.deleteInvitations(db, actor.projectId, idsOf(undone(judged, 'invited')))
  await takeBackJoining(
    db,
    actor.projectId,
    [...added, ...joined].map(({ userId, at, former }) => ({ userId, since: at, former })),
  )
  await deleteOwned(db, idsOf(added), OF_THE_IMPORT)
  await blankPeople(db, idsOf(added))
  return mails
}

/** The mails that tell people of what is undone. */
function mailsTo(judged: readonly store.Judged[], projectId: number): OutdatedMails[] {
  const to = (how: store.Judged['how'], template: string, within = '') => {
    const userIds = idsOf(undone(judged, how))
    return { template, keyStarts: userIds.map((id) => `${template}:${within}${id}:`) }
  }
  return [
    to('added', 'identity.invitation'),
    to('joined', 'identity.projectJoined', `${projectId}:`),
    to('invited', 'identity.projectInvitation', `${projectId}:`),
  ]
}

function announce(
  judged: readonly store.Judged[],
  importId: number,
  { Removed, Left, Withdrawn, AllKept }: Undoing,
  context: CallContext,
): void {
  const { projectId, userId } = context.actor
  const detail = { import: importId, removed: Removed, left: Left, withdrawn: Withdrawn }
  // One row says what was done; those who leave again find it in their own history as well.
  context.audit({ detail: { ...detail, kept: AllKept } })
  for (const one of judged) {
    if (one.how === 'joined' && one.because === null)
      context.audit({ subjectId: one.userId, detail: { import: importId } })
  }
  context.emit(
    stateChanged,
    { ProjectId: projectId },
    {
      project: projectId,
      users: [userId],
    },
  )
}

function summary(judged: readonly store.Judged[], mails: number): Undoing {
  const kept = judged.flatMap(({ userId, firstName, lastName, because }) =>
    because === null || because === 'over'
      ? []
      : [{ Id: userId, FirstName: firstName, LastName: lastName, Because: because }],
  )
  return {
    Removed: undone(judged, 'added').length,
    Left: undone(judged, 'joined').length,
    Withdrawn: undone(judged, 'invited').length,
    Mails: mails,
    AllKept: kept.length,
    Kept: kept.slice(0, NAMED),
  }
}
