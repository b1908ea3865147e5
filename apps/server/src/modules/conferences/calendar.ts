import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { OVERSEEING_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import { inProject, pathOf } from '@telemachos/contract/paths'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { readerOf, visibleFlags } from '../actions/index.ts'
import { writeCalendar, type CalendarEvent } from '../meetings/index.ts'
import { within } from '../people/index.ts'
import * as store from './calendar-store.ts'
import { accessSession } from './policy.ts'

type Calls = typeof contract.conferences.calls

const MAX_DAYS = 93

/**
 * Sessions from one day to another, on the calendar of Athens.
 * @throws invalid_input `days_order` or `days_span`.
 */
export function listCalendar(
  { From, To, Cancelled = false }: InputOf<Calls['listCalendar']>,
  context: CallContext,
): Promise<OutputOf<Calls['listCalendar']>> {
  if (To < From) throw refuseField('To', 'days_order')
  if (To >= addDays(From, MAX_DAYS)) throw refuseField('To', 'days_span')
  const { db, actor } = context
  return store.listInRange(
    db,
    {
      projectId: actor.projectId,
      flags: visibleFlags(actor.role, true),
      menteeId: actor.role === 'Mentee' ? actor.userId : null,
      reach: within(context, { reads: 'named', actionId: store.SESSION_ACTION }),
      all: roleAllowed(actor.role, OVERSEEING_ROLES),
    },
    {
      from: athensInstant(From, '00:00'),
      to: athensInstant(addDays(To, 1), '00:00'),
      withCancelled: Cancelled,
    },
    readerOf(context),
  )
}

/**
 * One session as an .ics file.
 * @throws not_found.
 */
export async function downloadSession(
  sessionId: number,
  context: CallContext,
  publicUrl: string,
): Promise<string> {
  await accessSession(context, sessionId)
  const { db, language } = context
  const session = await store.findForFile(db, sessionId, readerOf(context))
  return writeCalendar([asEvent(session, publicUrl)], { language, publicUrl })
}

/** A session as calendar programs get it. It keeps its UID when it is moved, and its SEQUENCE grows. */
export function asEvent(session: store.FileRow, publicUrl: string): CalendarEvent {
  const page = inProject(session.projectUrl, pathOf('conference', { actionId: session.actionId }))
  return {
    name: `conference-${session.id}`,
    sequence: session.moves,
    begins: session.begins,
    ends: session.ends,
    changedAt: session.changedAt,
    summary: [session.actionTitle, session.title].filter(Boolean).join(' · '),
    description: [session.projectName, session.speakers].filter(Boolean).join('\n'),
    place: session.place,
    isCancelled: session.isCancelled,
    url: new URL(page, publicUrl).href,
  }
}
