import type { CallContext } from '../../kernel/context.ts'
import { notFound } from '../../kernel/errors.ts'
import { writeCalendar } from './calendar-file.ts'
import { findForCalendar } from './calendar-store.ts'
import { sightOf } from './policy.ts'

/**
 * One meeting as an .ics file.
 * @throws not_found.
 */
export async function downloadMeeting(
  meetingId: number,
  context: CallContext,
  publicUrl: string,
): Promise<string> {
  const { db, actor, language } = context
  const sight = sightOf(context)
  const meeting = await findForCalendar(db, actor.projectId, meetingId, sight, language)
  if (!meeting) throw notFound(`meeting ${meetingId} is out of sight`)
  return writeCalendar([meeting], { readerId: actor.userId, language, publicUrl })
}
