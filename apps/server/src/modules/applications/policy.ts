import type { AnonymousContext, CallContext, Principal } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { hashSecret } from '../identity/index.ts'
import { access, found } from '../../kernel/policy.ts'
import { groupOf, STATUS, type ApplicationStatus } from '@telemachos/contract/applications/statuses'
import { lockStatus } from './score-store.ts'
import type { Db } from '../../kernel/database/database.ts'
import { findFormVersion } from './form-store.ts'
import {
  findByToken,
  findOfApplicant,
  listOfApplicant,
  lockStanding,
  type OwnApplication,
} from './application-store.ts'
import { isShown } from '../files/index.ts'
import {
  findDocument,
  type ArrivingDocument,
  type DocumentOwner,
  type DocumentRow,
} from './document-store.ts'
import { findDraft, lockDraft, type DraftRow } from './draft-store.ts'
import { findApplication, type WholeApplication } from './review-store.ts'

/** What an applicant who is signed in says in place of a token: the number of an own application. It is no secret. */
const OWN = /^own-(\d{1,9})$/

/** The token of an application for its applicant, once they are signed in. */
export const ownToken = (id: number): string => `own-${id}`

const seen = {
  latest: found('application of the caller'),
  own: found('application of the token'),
  link: found('draft or application of the token'),
  draft: found('draft of the token'),
  application: found('application'),
  document: found('document'),
}

/**
 * The token of the latest application of whoever is signed in, to themselves alone.
 * @throws not_found where nobody is, or has none.
 */
export async function latestToken({ db, principal }: AnonymousContext): Promise<string> {
  const [latest] = isThemselves(principal) ? await listOfApplicant(db, principal.userId) : []
  return ownToken(seen.latest(latest))
}

/** Whether somebody is signed in, and no administrator in their place. */
const isThemselves = (principal: Principal | undefined): principal is Principal =>
  principal?.actingAdminId === null

/**
 * The application of a private link that holds, or of the applicant who is signed in themselves; undefined for
 * any other token.
 */
async function findOwn(
  token: string,
  { db, now, language, principal }: AnonymousContext,
): Promise<OwnApplication | undefined> {
  const [, own] = OWN.exec(token) ?? []
  if (own === undefined) return findByToken(db, hashSecret(token), now, language)
  if (!isThemselves(principal)) return undefined
  return findOfApplicant(db, Number(own), principal.userId, language)
}

/** @throws not_found for a token that is none, or no longer. */
export async function accessOwn(token: string, context: AnonymousContext): Promise<OwnApplication> {
  return seen.own(await findOwn(token, context))
}

/** What the token of a private link leads to. */
export type Link =
  | { readonly draft: DraftRow; readonly own?: never }
  | { readonly own: OwnApplication; readonly draft?: never }

/** A draft or an application; undefined for a token that is neither's. */
export async function findLink(
  token: string,
  context: AnonymousContext,
): Promise<Link | undefined> {
  const draft = await findDraft(context.db, hashSecret(token), context)
  if (draft) return { draft }
  const own = await findOwn(token, context)
  return own && { own }
}

/** @throws not_found for a token that is none, or no longer. */
export async function accessLink(token: string, context: AnonymousContext): Promise<Link> {
  return seen.link(await findLink(token, context))
}

/**
 * The same, and has whoever adds to it, assesses it or hands it in wait until the transaction ends.
 * @throws not_found for a token that is none, or no longer.
 */
export async function lockLink(token: string, context: AnonymousContext): Promise<Link> {
  const { db } = context
  const link = await accessLink(token, context)
  if (link.draft) {
    seen.link((await lockDraft(db, link.draft.id)) || undefined)
    return link
  }
  return { own: { ...link.own, ...seen.link(await lockStanding(db, link.own.id)) } }
}

/** Whose the documents of a link are. */
export const ownerOf = ({ draft, own }: Link): DocumentOwner =>
  draft ? { draftId: draft.id } : { applicationId: own.id }

/** Whether documents may be added: to a draft, and to what has not been assessed. */
export const takesDocuments = ({ own }: Link): boolean =>
  own === undefined || groupOf(own.status) === 'applicants'

/** Whether documents may be taken away again: of a draft, and while changes are asked for. */
export const losesDocuments = (link: Link): boolean =>
  takesDocuments(link) && (link.own === undefined || link.own.changesText !== null)

/** @throws not_found for an application that the project does not have. */
export async function accessApplication(
  id: number,
  { db, actor }: CallContext,
): Promise<WholeApplication> {
  return seen.application(await findApplication(db, actor.projectId, id), id)
}

/** A version of the project's form. */
export const accessFormVersion = access('form version', ({ db, actor }: CallContext, id: number) =>
  findFormVersion(db, actor.projectId, id),
)

/** Whether an application is still scored: it is neither selected nor rejected. */
export const isScorable = ({ status }: { readonly status: ApplicationStatus }): boolean =>
  status !== STATUS.selected && status !== STATUS.rejected

/** An application that is scored, locked until the transaction ends. */
export const lockScorable = access(
  'application',
  ({ db, actor }: CallContext, id: number) => lockStatus(db, actor.projectId, id),
  [isScorable, () => ruleViolated('not_scorable')],
)

/** A note that is the caller's. */
export const ownNote = found('note')

/** A draft of a private link that holds. @throws not_found for any other token. */
export async function accessDraft(
  token: string,
  { db, now, language }: AnonymousContext,
): Promise<DraftRow> {
  return seen.draft(await findDraft(db, hashSecret(token), { now, language }))
}

/** A document of a draft or an application; with a lock until the transaction ends. @throws not_found. */
export async function accessDocument(
  id: number,
  owner: DocumentOwner,
  db: Db,
  isLocked = false,
): Promise<ArrivingDocument> {
  return seen.document(await findDocument(db, owner, id, isLocked), id)
}

/** Whether a document is shown to others than its applicant: not while it waits for the scanner. */
export const isShownToStaff = ({ held }: Pick<DocumentRow, 'held'>): boolean =>
  isShown({ held, isOwn: false })

/** The same of one that has arrived whole, as it is shown to staff. @throws not_found. */
export async function accessWholeDocument(
  id: number,
  owner: DocumentOwner,
  db: Db,
): Promise<ArrivingDocument & { readonly hash: Buffer }> {
  const { hash, ...document } = await accessDocument(id, owner, db)
  return { ...document, hash: seen.document(isShownToStaff(document) && hash, id) }
}

/** A saved view that is the caller's to change. */
export const ownView = found('view')
