import { pathOf } from '@telemachos/contract/paths'
import { randomBytes } from 'node:crypto'
import type { CallContext, PersonContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { queueMails } from '../mail/index.ts'
import type { EmailChange } from '../people/index.ts'
import { updateEmails } from '../people/index.ts'
import * as store from './email-changes-store.ts'
import { nameModel, tokenHash } from './password-links.ts'
import { requireProof } from './require-proof.ts'

/** A token of a mailed link, and where the link leads. */
export interface EmailToken {
  readonly hash: string
  readonly url: string
}

/** Makes the token of a link about an address. */
export function makeEmailToken(publicUrl: string): EmailToken {
  const token = randomBytes(32).toString('base64url')
  return {
    hash: tokenHash(token),
    url: new URL(pathOf('root.emailchange', { token }), publicUrl).href,
  }
}

/**
 * Asks new addresses of people for confirmation. The ones before stay theirs until then, and are told
 * with a link that takes the change back. An address that is only removed is removed at once.
 * @throws invalid_input where the caller has to prove again who they are; own_person_only for an
 *   administrator in the person's place.
 */
export async function requestEmails(
  changes: readonly EmailChange[],
  context: CallContext,
  publicUrl: string,
): Promise<void> {
  const { db, principal } = context
  if (principal.impersonation) throw new AppError('own_person_only')
  await requireProof(context)
  const owners = await store.listEmailOwners(
    db,
    changes.map(({ userId }) => userId),
  )
  const made = changes.flatMap(({ userId, address }) => {
    const owner = owners.find((one) => one.userId === userId)
    if (!owner) return []
    const confirm = address === '' ? null : makeEmailToken(publicUrl)
    const undo = owner.email === '' ? null : makeEmailToken(publicUrl)
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
      model: { ...nameModel(owner), address, url: undo.url, days: store.UNDO_DAYS },
    })),
  })
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
      model: { ...nameModel(owner), url: confirm.url, days: store.CONFIRM_DAYS },
    })),
  })
}
