import { pathOf } from '@telemachos/contract/paths'
import { vocative } from '@telemachos/rules/vocative'
import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../kernel/database/database.ts'
import { privateLink, queueMails, type PrivateLink } from '../mail/index.ts'
import { insertTokens, type Addressee, type TokenPurpose } from './token-store.ts'

const RESET_MINUTES = 15
const INVITATION_DAYS = 7

interface LinkKind {
  readonly purpose: TokenPurpose
  readonly template: string
  readonly seconds: number
  /** How long the link holds, as the mail says it. */
  readonly holds: { readonly minutes: number } | { readonly days: number }
}

/** For somebody who has forgotten the password. */
export const RESET: LinkKind = {
  purpose: 'reset',
  template: 'identity.resetPassword',
  seconds: RESET_MINUTES * 60,
  holds: { minutes: RESET_MINUTES },
}

/** For somebody who has none yet. */
export const INVITATION: LinkKind = {
  purpose: 'invitation',
  template: 'identity.invitation',
  seconds: INVITATION_DAYS * 86_400,
  holds: { days: INVITATION_DAYS },
}

/** Where links lead; never taken from the request, whose Host anybody can write. */
export interface LinkOptions {
  readonly publicUrl: string
  /** Tells one sending from the next. */
  readonly requestId: string
  readonly senderId: number | null
}

/**
 * Makes a link for each person and queues the mails that bring them; links from before are void.
 * Only the hash of a token is kept with the account.
 */
export async function sendLinks(
  db: Db,
  kind: LinkKind,
  people: readonly Addressee[],
  { publicUrl, requestId, senderId }: LinkOptions,
): Promise<void> {
  const links = await makeLinks(db, kind, people, publicUrl)
  await queueMails(db, {
    template: kind.template,
    // No administrator of a project reads the mails of an account.
    projectId: null,
    senderId,
    to: people.map((person, place) => ({
      userId: person.userId,
      key: `${kind.template}:${person.userId}:${requestId}`,
      model: { ...nameModel(person), ...kind.holds },
      ...(links[place] && { link: links[place] }),
    })),
  })
}

/** Makes a link for each person, in their order; links from before are void. */
export async function makeLinks(
  db: Db,
  { purpose, seconds }: LinkKind,
  people: readonly Addressee[],
  publicUrl: string,
): Promise<PrivateLink[]> {
  const tokens = people.map(() => randomBytes(32).toString('base64url'))
  await insertTokens(db, {
    purpose,
    seconds,
    tokens: people.map(({ userId }, place) => ({
      userId,
      hash: tokenHash(tokens[place] ?? ''),
    })),
  })
  const pathOfToken = (token: string) => pathOf('root.resetpassword', { token })
  return tokens.map((token) => privateLink(pathOfToken, token, { publicUrl, seconds }))
}

/** How a mail addresses somebody, and which of their accounts it is about. */
export function nameModel(person: Addressee) {
  return {
    name: `${person.firstName} ${person.lastName}`,
    username: person.username,
    vocative: person.vocative ?? vocative(person.firstName) ?? '',
  }
}

/** Under what a token is kept. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
