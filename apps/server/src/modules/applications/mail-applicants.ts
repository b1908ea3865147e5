import { DRAFT_DAYS } from '@telemachos/contract/applications/limits'
import type { MailKind, ToldKind } from '@telemachos/contract/applications/mail-kinds'
import type { Language } from '@telemachos/contract/core/define-texts'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { AnonymousContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { newSecret } from '../identity/index.ts'
import { countOutside, queueOutside } from '../mail/index.ts'
import { applicationLink } from './application-link.ts'
import { insertLink } from './application-store.ts'
import { listAddressed, noteMail, STANDINGS, type Addressed } from './applicant-mail-store.ts'
import { applicantWords } from './form-texts.ts'
import { readRules } from './rules-store.ts'

/** Mails that one address is sent a day for one project of what its owner does: of receipt, and of withdrawal. */
const MAX_OF_OWN_ACTS = 5

const DAY_MS = 86_400_000

/** What an applicant hears once of an application. */
const ONCE: readonly ToldKind[] = ['received', 'reviewing']

interface Occasion {
  readonly projectId: number
  readonly kind: MailKind
  readonly ids: readonly number[]
  /** Who has it sent; null for the product itself. */
  readonly by: number | null
  /** What is said besides: what is to be changed, or why an application was rejected. */
  readonly text?: string
}

/**
 * Tells applicants by mail where their applications stand, each in their language and with a link of
 * their own, if the project wants mails of this kind. Nobody is told twice in a row that
 * they stand where they stand, unless in other words.
 * @returns how many mails are on their way; none where the project wants none, or there is no address.
 */
export async function mailApplicants(
  { db, now }: Pick<AnonymousContext, 'db' | 'now'>,
  { projectId, kind, ids, by, text = '' }: Occasion,
  publicUrl: string,
): Promise<number> {
  if (ids.length === 0) return 0
  const { Mails, Reasons } = await readRules(db, projectId)
  if (!Mails.includes(kind)) return 0
  // A reason of the list is read in the applicant's language, in whichever it was chosen.
  const reason = Reasons.find(({ el, en }) => text !== '' && (text === el || text === en))
  const addressed = await listAddressed(db, projectId, ids)
  const said = reason ? await reasonIn(db, projectId, reason, addressed) : () => text
  let mailed = 0
  for (const one of addressed) {
    if (isToldAlready(one, { kind, text })) continue
    if (kind === 'received' && (await isFlooded(one, { projectId, kind }, { db, now }))) continue
    const { secret, hash } = newSecret()
    await insertLink(db, { applicationId: one.id, hash, days: DRAFT_DAYS, now })
    const isQueued = await queueOutside(
      db,
      {
        template: `applications.${kind}`,
        projectId,
        senderId: by,
        recipient: one.email,
        language: one.language,
        // Each event once: the version rises with it.
        key: `applications.${kind}:${one.id}:${one.version}`,
        model: {
          name: one.firstName,
          title: one.title,
          protocol: one.protocol,
          text: said(one.language),
          days: DRAFT_DAYS,
        },
        link: applicationLink(secret, publicUrl),
      },
      now,
    )
    if (!isQueued) continue
    await noteMail(db, one.id, { kind, by, now })
    mailed += 1
  }
  return mailed
}

type Reason = Awaited<ReturnType<typeof readRules>>['Reasons'][number]

/** What a reason of the list is to each of those who are told it: one query for each language that was added. */
async function reasonIn(
  db: Db,
  projectId: number,
  reason: Reason,
  told: readonly Addressed[],
): Promise<(language: Language) => string> {
  const languages = [...new Set(told.map(({ language }) => language))]
  const words = await Promise.all(
    languages.map(async (language) => {
      const own = (await applicantWords(db, language, projectId)).reason(reason)
      return [language, textIn(own, language)] as const
    }),
  )
  const byLanguage = new Map(words)
  return (language) => byLanguage.get(language) ?? textIn(reason, language)
}

/** Whether somebody has heard that: how the application stands, and in the same words where there are any. */
function isToldAlready(
  { told, toldText }: Addressed,
  { kind, text }: { readonly kind: MailKind; readonly text: string },
): boolean {
  if (ONCE.includes(kind)) return told.includes(kind)
  if (!STANDINGS.includes(kind)) return false
  const isSame = told.findLast((one) => STANDINGS.includes(one)) === kind
  return isSame && (text === '' || text === toldText)
}

/** Whether an address has been mailed enough of what its owner does: applying again and again is no way to fill it. */
async function isFlooded(
  { email }: Addressed,
  { projectId, kind }: { readonly projectId: number; readonly kind: MailKind },
  { db, now }: Pick<AnonymousContext, 'db' | 'now'>,
): Promise<boolean> {
  const mails = { projectId, template: `applications.${kind}`, recipient: email }
  const since = new Date(now.getTime() - DAY_MS)
  return (await countOutside(db, { ...mails, since })) >= MAX_OF_OWN_ACTS
}

/**
 * Tells an applicant that the application is withdrawn, which has no page any more.
 * @param withdrawn as it was before it went; undefined where its address was not proven.
 */
export async function mailWithdrawn(
  { db, now }: Pick<AnonymousContext, 'db' | 'now'>,
  projectId: number,
  withdrawn: Addressed | undefined,
): Promise<void> {
  if (!withdrawn) return
  const { Mails } = await readRules(db, projectId)
  const kind = 'withdrawn'
  if (!Mails.includes(kind)) return
  if (await isFlooded(withdrawn, { projectId, kind }, { db, now })) return
  const { id, email, language, firstName, title, protocol } = withdrawn
  await queueOutside(
    db,
    {
      template: `applications.${kind}`,
      projectId,
      senderId: null,
      recipient: email,
      language,
      key: `applications.${kind}:${id}`,
      model: { name: firstName, title, protocol },
    },
    now,
  )
}
