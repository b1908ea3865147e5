import type { contract } from '@telemachos/contract'
import { MAX_PROVEN, PROOF_DAYS } from '@telemachos/contract/applications/limits'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { AGAIN_MINUTES } from '@telemachos/contract/mail/limits'
import type { AnonymousContext, CallContext } from '../../kernel/context.ts'
import type { DomainServices } from '../../kernel/domain.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { hashSecret } from '../identity/index.ts'
import { noteUsed } from '../mail/index.ts'
import type { OwnApplication } from './application-store.ts'
import { mailProof } from './mail-proof.ts'
import { accessOwn } from './policy.ts'
import * as store from './proof-store.ts'
import { proveApplications } from './prove-applications.ts'
import { listSameMailbox } from './same-person-store.ts'

type Calls = typeof contract.applications.calls
type Proof = OutputOf<Calls['mailProof']>['Proof']
type Services = Pick<DomainServices, 'publicUrl' | 'mailsLeave'>

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** What an application waits for, as its applicant is told it: the rules, and never what left for a mailbox. */
export function proofOf(
  own: Pick<OwnApplication, 'email' | 'isProven' | 'isCounted' | 'receivedAt' | 'proofAskedAt'>,
  { mailsLeave, isOwnAddress = false }: Pick<Services, 'mailsLeave'> & { isOwnAddress?: boolean },
): Proof {
  const { email, isProven, isCounted, receivedAt, proofAskedAt } = own
  if (isProven) return null
  const asked = Date.parse(proofAskedAt ?? receivedAt)
  const isMailed = mailsLeave && email !== ''
  return {
    Email: email,
    AgainAt: isMailed ? new Date(asked + AGAIN_MINUTES * MINUTE_MS).toISOString() : null,
    Until: isMailed && !isCounted ? new Date(asked + PROOF_DAYS * DAY_MS).toISOString() : null,
    Counted: isCounted,
    Own: isOwnAddress,
  }
}

/** The same of an own application, for whoever asks. */
export async function readOwnProof(
  own: OwnApplication,
  { db, principal }: Pick<AnonymousContext, 'db' | 'principal'>,
  { mailsLeave }: Pick<Services, 'mailsLeave'>,
): Promise<Proof> {
  if (own.isProven) return null
  const isOwnAddress =
    principal !== undefined &&
    own.email !== '' &&
    own.email === (await store.addressOf(db, principal.userId))
  return proofOf(own, { mailsLeave, isOwnAddress })
}

/**
 * Mails the link once more, where its applicant waits for it.
 * @throws not_found; rule_violated `proof_too_soon` within a quarter of an hour.
 */
export async function mailProofAgain(
  { Token }: InputOf<Calls['mailProof']>,
  context: AnonymousContext,
  services: Services,
): Promise<OutputOf<Calls['mailProof']>> {
  const { db, now } = context
  const own = await accessOwn(Token, context)
  if (own.isProven || own.email === '') {
    context.audit({ unchanged: true })
    return { Proof: await readOwnProof(own, context, services) }
  }
  const mail = await store.takeProofAsk(db, own.id, now)
  if (!mail) throw ruleViolated('proof_too_soon')
  await mailProof(mail, context, { publicUrl: services.publicUrl, isAgain: true })
  context.audit({ projectId: own.projectId, detail: { protocol: own.protocol } })
  const asked = { ...own, proofAskedAt: now.toISOString() }
  return { Proof: await readOwnProof(asked, context, services) }
}

/** @throws rule_violated `dead_proof` for a link that does not hold. */
async function accessProof(Token: string, { db, now }: AnonymousContext) {
  const found = await store.findProof(db, hashSecret(Token), now)
  if (!found) throw ruleViolated('dead_proof')
  return found
}

/** What a mailed link proves, and whether it holds. */
export async function readProof(
  { Token }: InputOf<Calls['readProof']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['readProof']>> {
  const found = await store.findProof(context.db, hashSecret(Token), context.now)
  if (!found) return { Status: 'invalidToken', Email: '', Applications: [] }
  const { email, isUsed } = found
  const waiting = isUsed ? [] : await listWaiting(email, context)
  return {
    Status: isUsed ? 'used' : 'valid',
    Email: email,
    Applications: waiting.map(({ id, title, protocol, receivedAt }) => ({
      Id: id,
      Title: title,
      Protocol: protocol,
      ReceivedAt: receivedAt,
    })),
  }
}

const listWaiting = (email: string, { db, language }: AnonymousContext) =>
  store.listToProve(db, email, { language, most: MAX_PROVEN })

/**
 * Proves the address of applications; its link is used up. Two who press at once prove once.
 * @throws rule_violated `dead_proof` for a link that does not hold, or has been used.
 */
export async function confirmProof(
  { Token, Ids }: InputOf<Calls['confirmProof']>,
  context: AnonymousContext,
  { publicUrl }: Services,
): Promise<OutputOf<Calls['confirmProof']>> {
  const { db, now } = context
  const { email, isUsed } = await accessProof(Token, context)
  if (isUsed) throw ruleViolated('dead_proof')
  const waiting = (await listWaiting(email, context)).filter(({ id }) => Ids.includes(id))
  const projectIds = waiting.map(({ projectId }) => projectId)
  const ids = waiting.map(({ id }) => id)
  const proven = await proveApplications({ ids, projectIds, by: null }, context, publicUrl)
  if (proven.length === 0) throw ruleViolated('dead_proof')
  await store.useProofs(db, email, now)
  await noteUsed(db, 'application', email)
  const Applications = []
  for (const { id, projectId, title, protocol, waiting: Waiting } of proven) {
    context.audit({ projectId, detail: { protocol } })
    const Before = await beforeOf(db, id)
    Applications.push({ Title: title, Protocol: protocol, Waiting, Before })
  }
  return { Applications }
}

/** Others of the same call from the same proven mailbox. */
export async function beforeOf(
  db: AnonymousContext['db'],
  id: number,
): Promise<OutputOf<Calls['getApplication']>['Before']> {
  const before = await listSameMailbox(db, id)
  return before.map(({ protocol, receivedAt }) => ({ Protocol: protocol, ReceivedAt: receivedAt }))
}

/**
 * Removes applications that somebody else made with the address of a link, and were not proven.
 * @throws rule_violated `dead_proof`.
 */
export async function disown(
  { Token, Ids }: InputOf<Calls['disown']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['disown']>> {
  const { email, isUsed } = await accessProof(Token, context)
  if (isUsed) throw ruleViolated('dead_proof')
  const projectIds = await store.deleteDisowned(context.db, email, Ids)
  if (projectIds.length === 0) context.audit({ unchanged: true })
  for (const projectId of projectIds) context.audit({ projectId })
  return { Removed: projectIds.length }
}

/**
 * Proves an own application of somebody who is signed in with its address.
 * @throws not_found; rule_violated `not_own_address` where the account has another one.
 */
export async function confirmOwn(
  { Token }: InputOf<Calls['confirmOwn']>,
  context: CallContext,
  { publicUrl }: Services,
): Promise<OutputOf<Calls['confirmOwn']>> {
  const { db, principal } = context
  const own = await accessOwn(Token, context)
  const isOwnAddress =
    own.email !== '' && own.email === (await store.addressOf(db, principal.userId))
  if (!isOwnAddress) throw ruleViolated('not_own_address')
  const proof = { ids: [own.id], projectIds: [own.projectId], by: null }
  const proven = await proveApplications(proof, context, publicUrl)
  if (proven.length === 0) context.audit({ unchanged: true })
  else context.audit({ projectId: own.projectId, detail: { protocol: own.protocol } })
  return { ok: true }
}
