import { PROOF_DAYS } from '@telemachos/contract/applications/limits'
import { pathOf } from '@telemachos/contract/paths'
import type { AnonymousContext } from '../../kernel/context.ts'
import { newSecret } from '../identity/index.ts'
import { allowMail, privateLink, queueOutside } from '../mail/index.ts'
import { insertProof, type ProofMail } from './proof-store.ts'

/**
 * Mails the link that proves an address, as far as mails may go there. What somebody typed who may be a
 * stranger to the mailbox is not said in it.
 * @param isAgain whether the applicant waits for the mail before and asks for one more.
 */
export async function mailProof(
  { email, language, title }: ProofMail,
  context: Pick<AnonymousContext, 'db' | 'now' | 'address' | 'requestId'>,
  { publicUrl, isAgain }: { readonly publicUrl: string; readonly isAgain: boolean },
): Promise<void> {
  const { db, now, address, requestId } = context
  const wish = { purpose: 'application', recipient: email, address, isAgain, now } as const
  if (!(await allowMail(db, wish))) return
  const { secret, hash } = newSecret()
  await insertProof(db, { hash, email, now })
  const mail = {
    template: 'applications.proof',
    projectId: null,
    senderId: null,
    recipient: email,
    language,
    key: `applications.proof:${requestId}`,
    model: { title, days: PROOF_DAYS },
    link: privateLink(
      (token) => pathOf('root.applicationFormResultForm', { status: 'confirm', token }),
      secret,
      { publicUrl, seconds: PROOF_DAYS * 86_400 },
    ),
  }
  await queueOutside(db, mail, now)
}
