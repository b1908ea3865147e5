import { writeAudit } from '../../kernel/audit.ts'
import type { Database, Db } from '../../kernel/database/database.ts'
import { inBatches } from '../../kernel/jobs/in-batches.ts'
import { attemptKey, takeAttempt } from './attempts-store.ts'
import { allowMail } from '../mail/index.ts'
import { RESET, sendLinks } from './password-links.ts'
import { takeResetRequests, type ResetRequest } from './reset-requests-store.ts'
import { listAccountsOf } from './token-store.ts'

/** Mails to one e-mail address in 15 minutes. */
const MAILS = 3

/** So many requests are carried out in one transaction. */
const BATCH = 20

/**
 * Mails a link for a new password to every account of the addresses that were asked for, apart from
 * the calls that asked: what they cost says nothing of who has an account.
 */
export async function sendResets(
  database: Database,
  publicUrl: string,
  now = new Date(),
): Promise<void> {
  await inBatches(() =>
    database.transaction(async (tx) => {
      const requests = await takeResetRequests(tx, BATCH)
      for (const request of requests) await sendReset(tx, request, { publicUrl, now })
      return requests.length === BATCH
    }),
  )
}

async function sendReset(
  db: Db,
  { address, requestId }: ResetRequest,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Promise<void> {
  const people = await listAccountsOf(db, address)
  const [first] = people
  // By the account: the database takes more spellings for the same than we know.
  if (!first || !(await takeAttempt(db, attemptKey('resetOf', String(first.userId)), MAILS))) return
  const wish = { purpose: 'reset', recipient: address, address: undefined, now } as const
  if (!(await allowMail(db, wish))) return
  await sendLinks(db, RESET, people, { publicUrl, requestId, senderId: null })
  const verb = 'identity.resetRequested'
  await writeAudit(
    db,
    people.map(({ userId }) => ({ verb, subjectId: userId, requestId })),
  )
}
