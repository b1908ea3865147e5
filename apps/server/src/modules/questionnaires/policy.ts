import {
  MEMBER_ROLES,
  OVERSEEING_ROLES,
  PROJECT_WIDE_ROLES,
  roleAllowed,
} from '@telemachos/contract/core/roles'
import { asOf } from '@telemachos/questionnaire/attempt/attempt'
import { actorIn } from '../../kernel/authorize.ts'
import {
  isSignedIn,
  type CallContext,
  type GuestContext,
  type PersonContext,
} from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { accessCell, isVisible, visibleFlags, type Cell } from '../actions/index.ts'
import { isServed, isShown } from '../files/index.ts'
import { within } from '../people/index.ts'
import type { AnswerSet } from './answer-set.ts'
import {
  actionOfSet,
  findHeldSet,
  findSet,
  projectOfSet,
  type SetAccess,
  type SetKey,
} from './answer-set-store.ts'
import {
  findDraft,
  findPublished,
  questOfAction,
  type DraftRow,
  type Viewer,
} from './definition-store.ts'
import { findFile, type FileRow } from './file-store.ts'
import { hashSecret } from './hash-secret.ts'
import { LINK_COOKIE } from './guests.ts'
import { lockToken } from './token-store.ts'
import { findReport } from './report-store.ts'

/** Whose business answers are; everybody else has only their own. */
const READERS = [...OVERSEEING_ROLES, 'Mentor', 'Mentee'] as const

async function findHeld(context: GuestContext, id: number, isLocked: boolean) {
  context.markReachChecked()
  const key = context.cookie(LINK_COOKIE)
  return key && findHeldSet(context.db, id, hashSecret(key), isLocked)
}

/** Whose answers the caller may see, of which actions: the caller promises to apply it to sets. */
export function setAccess(context: CallContext): SetAccess {
  const { actor } = context
  return {
    projectId: actor.projectId,
    userId: actor.userId,
    reach: within(context, { reads: 'named', actionId: actionOfSet }),
    readsOthers: roleAllowed(actor.role, READERS),
    readsHolders: roleAllowed(actor.role, PROJECT_WIDE_ROLES),
    isVisible: isVisible(visibleFlags(actor.role)),
  }
}

/**
 * An answer set of a mentee within reach and an action that the caller sees, or the caller's own. The
 * holder of a link has the one that it opened for them. To `change` locks it until the transaction ends.
 */
export const accessSet = access(
  'answer set',
  async (context: GuestContext, id: number, how: 'read' | 'change') =>
    isSignedIn(context)
      ? findSet(context.db, id, setAccess(context), how === 'change')
      : (await findHeld(context, id, how === 'change')) || undefined,
)

/** Who answers: the person whose it is, a mentee's mentor, and the holder whom a link let in. */
export function mayAnswer(
  { respondentId, menteeId }: Pick<SetKey, 'respondentId' | 'menteeId'>,
  { actor }: GuestContext,
): boolean {
  if (!actor) return respondentId === null
  return respondentId === actor.userId || (actor.role === 'Mentor' && menteeId !== null)
}

/** Answering, and making a set: not for those who may only read. */
export const requireRespondent = allow([mayAnswer, () => ruleViolated('not_respondent')])

/** An answer set that is being answered, by whoever may; in a transaction it is locked until that ends. */
export const accessRunning = access(
  'answer set',
  (context: GuestContext, id: number) =>
    accessSet(context, id, context.inTransaction ? 'change' : 'read'),
  [mayAnswer, () => ruleViolated('not_respondent')],
  [
    (set, { now }) => stateOf(set, now) === 'started',
    (set, { now }) => ruleViolated('not_allowed_now', { State: stateOf(set, now) }),
  ],
)

const stateOf = ({ attempt }: AnswerSet, now: Date) => asOf(attempt, now.getTime()).state

/** An answer set opened from another project: the caller sees it as what they act there. */
export const accessSetElsewhere = access(
  'answer set',
  async (context: PersonContext, id: number) => {
    const projectId = await projectOfSet(context.db, id)
    const actor = projectId === undefined ? undefined : actorIn(context.principal, projectId)
    if (!actor || !roleAllowed(actor.role, MEMBER_ROLES)) return undefined
    return accessSet({ ...context, actor, markReachChecked() {} }, id, 'read')
  },
)

const isOfThisProject = ({ canEdit }: DraftRow) => canEdit

/** As whom the caller sees questionnaires, and the names of who wrote them. */
export const viewerOf = (context: CallContext): Viewer => ({
  projectId: context.actor.projectId,
  reach: within(context, { reads: 'named' }),
})

/** A questionnaire that the project sees. */
export const accessQuest = access('questionnaire', (context: CallContext, questId: number) =>
  findDraft(context.db, viewerOf(context), questId),
)

/** A questionnaire of the project itself, not one of another that it sees. */
export const accessOwnQuest = access('questionnaire', accessQuest, [isOfThisProject, 'forbidden'])

/** The same, to write a draft that nobody has changed since: locked until the transaction ends. */
export const lockDraft = access(
  'questionnaire',
  async (context: CallContext, questId: number, revision: number) => {
    const row = await findDraft(context.db, viewerOf(context), questId, true)
    return row && { ...row, wanted: revision }
  },
  [isOfThisProject, 'forbidden'],
  [
    (row) => row.revision === row.wanted,
    ({ revision, savedBy, savedAt }) =>
      new AppError('conflict', {
        details: { Revision: revision, SavedBy: savedBy, SavedAt: savedAt },
      }),
  ],
)

/** The draft of which a version was made. */
export const accessVersion = access(
  'version',
  (context: CallContext, questId: number, version: number) =>
    findPublished(context.db, viewerOf(context), questId, version),
)

/** A token that opens a questionnaire. */
export const lockKnownToken = access('token', ({ db, actor }: GuestContext, name: string) =>
  lockToken(db, actor?.projectId, hashSecret(name)),
)

/** A file of an answer set that the caller has. */
export const accessFile = access('file', ({ db }: GuestContext, id: number, set: AnswerSet) =>
  findFile(db, set, id),
)

type Held = Pick<FileRow, 'held' | 'uploadedBy'>

/** As whom the caller uploads: who is let in by a link has no number, and sees no set but their own. */
const isOwn = ({ uploadedBy }: Held, { actor }: GuestContext): boolean =>
  uploadedBy === (actor?.userId ?? null)

/** Whether the caller is shown that there is a file: what waits for the scanner, who uploaded it alone. */
export const isShownTo = (file: Held, context: GuestContext): boolean =>
  isShown({ held: file.held, isOwn: isOwn(file, context) })

/** Whether the caller is given its content: what is infected, nobody. */
export const isServedTo = (file: Held, context: GuestContext): boolean =>
  isServed({ held: file.held, isOwn: isOwn(file, context) })

/** What a statement finds of what the caller sees: an export, a file's content, a picture, results, a calculator. */
export const [ownExport, knownFile, knownPicture, seenResults, finishedSet, foundSheet] = [
  found('export'),
  found('file'),
  found('picture'),
  found('questionnaire'),
  found('answer set'),
  found('spreadsheet of question'),
]

/** A call that people make who have signed in, beside those whom a link let in. */
export const requirePerson: (context: GuestContext) => asserts context is CallContext = (
  context,
) => {
  if (!isSignedIn(context)) throw new AppError('unauthenticated')
}

/** A mentee's place in an action that asks a questionnaire. */
export interface QuestCell {
  readonly cell: Cell
  readonly key: SetKey
}

/** A mentee within reach and an action that asks a questionnaire. */
export async function accessQuestCell(
  context: CallContext,
  menteeId: number,
  actionId: number,
): Promise<QuestCell> {
  const cell = await accessCell(context, menteeId, actionId)
  return { cell, key: await keyOf(context, actionId, menteeId) }
}

/** What names the set of an action: the mentee's, or with null the caller's own copy. */
export const keyOf = access(
  'questionnaire of action',
  async ({ db, actor }: CallContext, actionId: number, menteeId: number | null) => {
    const questId = await questOfAction(db, actor.projectId, actionId)
    const key: SetKey | null =
      questId === null
        ? null
        : {
            projectId: actor.projectId,
            questId,
            actionId,
            menteeId,
            respondentId: menteeId ?? actor.userId,
            holderHash: null,
            tokenId: null,
          }
    return key
  },
)

/** A report of the caller's project; locked where it is to be written. */
export const accessReport = access(
  'report',
  ({ db, actor }: CallContext, reportId: number, isLocked?: boolean) =>
    findReport(db, actor.projectId, reportId, isLocked),
)
