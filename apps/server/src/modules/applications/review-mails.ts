import { groupOf, STATUS } from '@telemachos/contract/applications/statuses'
import type { Db } from '../../kernel/database/database.ts'
import type { LeavingMail } from '../mail/index.ts'
import { forgetMails, listStandings, type ApplicationStanding } from './applicant-mail-store.ts'

/** When what a mail says of an application holds; that it was received always does. */
const HOLDS: Readonly<Record<string, (standing: ApplicationStanding) => boolean>> = {
  reviewing: ({ status }) => status !== STATUS.selected && status !== STATUS.rejected,
  changes: ({ isToChange }) => isToChange,
  eligible: ({ status }) => status === STATUS.eligible || status === STATUS.selected,
  selected: ({ status }) => status === STATUS.selected,
  rejected: ({ status }) => status === STATUS.rejected,
  uploadReminder: ({ status }) => groupOf(status) === 'applicants',
}

/** The application that a mail tells of stands in its key: `applications.eligible:12:3`. */
const ABOUT = /^applications\.(\w+):(\d+):/

/** Mails to applicants as they leave: what was decided otherwise since, or is gone, is not told, nor said to have been. */
export async function reviewMails(
  db: Db,
  mails: readonly LeavingMail[],
): Promise<Map<number, null>> {
  const about = mails.flatMap(({ id, key, template }) => {
    const [, kind = '', applicationId] = ABOUT.exec(key) ?? []
    const holds = HOLDS[kind]
    return holds && template === `applications.${kind}`
      ? [{ id, kind, holds, applicationId: Number(applicationId) }]
      : []
  })
  if (about.length === 0) return new Map()
  const ids = about.map(({ applicationId }) => applicationId)
  const standings = new Map((await listStandings(db, ids)).map((one) => [one.id, one]))
  const outdated = about.filter(({ applicationId, holds }) => {
    const standing = standings.get(applicationId)
    return !standing || !holds(standing)
  })
  if (outdated.length > 0) await forgetMails(db, outdated)
  return new Map(outdated.map(({ id }) => [id, null]))
}
