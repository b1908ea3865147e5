import type { CallContext } from '../../kernel/context.ts'
import { meetingEvent, writeCalendar } from './calendar-file.ts'
import { accessForCalendar } from './policy.ts'

/**
 * One meeting as an .ics file.
 * @throws not_found.
 */
export async function downloadMeeting(
  meetingId: number,
  context: CallContext,
  publicUrl: string,
): Promise<string> {
  const meeting = await accessForCalendar(context, meetingId)
  const { actor, language } = context
  const event = meetingEvent(meeting, { readerId: actor.userId, publicUrl })
  return writeCalendar([event], { language, publicUrl })
}
