import { pathOf } from '@telemachos/contract/paths'
import { randomBytes } from 'node:crypto'
import type { CallContext, PersonContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { allowMail, privateLink, queueMails, type PrivateLink } from '../mail/index.ts'
import type { EmailChange } from '../people/index.ts'
import { updateEmails } from '../people/index.ts'
import { attemptKey, takeAttempt } from './attempts-store.ts'
import * as store from './email-changes-store.ts'
import { nameModel, tokenHash } from './password-links.ts'
import { requireProof } from './require-proof.ts'

/** Addresses that one person names as their own in 15 minutes. */
const CHANGES = 5

/** A link about an address, and under what its token is kept. */
export interface EmailToken {
  readonly hash: string
  readonly link: PrivateLink
}

const DAY_SECONDS = 86_400

/** Makes a link about an address, which holds for so many days. */
export function makeEmailToken(publicUrl: string, days: number): EmailToken {
  const token = randomBytes(32).toString('base64url')
  const link = privateLink((sign) => pathOf('root.emailchange', { token: sign }), token, {
    publicUrl,
    seconds: days * DAY_SECONDS,
  })
  return { hash: tokenHash(token), link }
}

/**
 * Asks new addresses of people for confirmation. The ones before stay theirs until then, and are told
 * with a link that takes the change back. An address that is only removed is removed at once.
 * @throws invalid_input where the caller has to prove again who they are; own_person_only for an
 *   administrator in the person's place; too_many_failures where somebody names many addresses as their own.
 */
export async function requestEmails(
  changes: readonly EmailChange[],
  context: CallContext,
  publicUrl: string,
): Promise<void> {
  const { db, principal } = context
  if (principal.impersonation) throw new AppError('own_person_only')
  await requireProof(context)
  await requireAllowed(changes, context)
  const owners = await store.listEmailOwners(
    db,
    changes.map(({ userId }) => userId),
  )
  const made = changes.flatMap(({ userId, address }) => {
    const owner = owners.find((one) => one.userId === userId)
    if (!owner) return []
    const confirm = address === '' ? null : makeEmailToken(publicUrl, store.CONFIRM_DAYS)
    const undo =
      owner.email === '' ? null : makeEmailToken(publicUrl, store.CONFIRM_DAYS + store.UNDO_DAYS)
    return [{ owner, address, confirm, undo }]
  })
  await store.insertEmailChanges(
    db,
    made.map(({ owner, address, confirm, undo }) => ({
      userId: owner.userId,
      address,
      previous: owner.email,
      requestedBy: principal.userId,
      confirmHash: confirm?.hash ?? null,
      undoHash: undo?.hash ?? null,
    })),
  )
  await updateEmails(
    db,
    made.flatMap(({ owner, confirm }) => (confirm ? [] : [{ userId: owner.userId, address: '' }])),
  )
  await mailConfirmations(
    made.flatMap(({ owner, address, confirm }) => (confirm ? [{ owner, address, confirm }] : [])),
    context,
  )
  const told = made.flatMap(({ owner, address, undo }) => (undo ? [{ owner, address, undo }] : []))
  await queueMails(db, {
    template: 'identity.emailChanged',
    projectId: null,
    senderId: null,
    to: told.map(({ owner, address, undo }) => ({
      userId: owner.userId,
      recipient: owner.email,
      key: `identity.emailChanged:${owner.userId}:${context.requestId}`,
      model: { ...nameModel(owner), address, days: store.UNDO_DAYS },
      link: undo.link,
    })),
  })
}

/** Who has just made an account may name anybody's address as their own; staff name those of others. */
async function requireAllowed(
  changes: readonly EmailChange[],
  { db, principal, address, now }: CallContext,
): Promise<void> {
  const own = changes.find(({ userId }) => userId === principal.userId)
  if (!own || own.address === '') return
  const key = attemptKey('changeEmail', String(principal.userId))
  const wish = { purpose: 'emailChange', recipient: own.address, address, now } as const
  const isAllowed = (await takeAttempt(db, key, CHANGES)) && (await allowMail(db, wish))
  if (!isAllowed) throw new AppError('too_many_failures')
}

/** Mails the links by which addresses are confirmed. */
export async function mailConfirmations(
  links: readonly {
    readonly owner: store.EmailOwner
    readonly address: string
    readonly confirm: EmailToken
  }[],
  { db, requestId }: Pick<PersonContext, 'db' | 'requestId'>,
): Promise<void> {
  await queueMails(db, {
    template: 'identity.confirmEmail',
    projectId: null,
    senderId: null,
    to: links.map(({ owner, address, confirm }) => ({
      userId: owner.userId,
      recipient: address,
      key: `identity.confirmEmail:${owner.userId}:${requestId}`,
      model: { ...nameModel(owner), days: store.CONFIRM_DAYS },
      link: confirm.link,
    })),
  })
}
