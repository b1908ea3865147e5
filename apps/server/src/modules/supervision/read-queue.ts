import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { readerOf } from '../actions/index.ts'
import { findPatterns } from '../people/index.ts'
import * as store from './queue-store.ts'
import { watchOf } from './watch.ts'

type Queue = typeof contract.supervision.calls.listQueue
type Answer = OutputOf<Queue>

/** A page of the mentees within reach who wait for something, those who wait longest first. */
export async function readQueue(input: InputOf<Queue>, context: CallContext): Promise<Answer> {
  const rows = await store.readQueue(
    context.db,
    await watchOf(context),
    {
      reason: input.Reason ?? null,
      mentorId: input.MentorId ?? null,
      search: (await findPatterns(input.Search, [], context)).patterns,
      page: input.page,
    },
    readerOf(context),
  )
  const [first] = rows
  if (!first) throw new Error('the counts of the queue are always answered')
  const { all, firstMeeting, nextMeeting, overdue, invitation } = first
  const Reasons = { firstMeeting, nextMeeting, overdue, invitation }
  return {
    list: rows.flatMap((row) => (row.Mentee ? [entryOf(row)] : [])),
    count: input.Reason ? Reasons[input.Reason] : firstMeeting + nextMeeting + overdue + invitation,
    All: all,
    Reasons,
  }
}

function entryOf(row: store.QueueEntry): Answer['list'][number] {
  const { Mentee, Mentor, Reason, Since, Days, LastContact, Overdue, MeetingId } = row
  const Handling =
    row.handledAt === null
      ? null
      : {
          Reason,
          Note: row.handledNote ?? '',
          Until: row.handledUntil,
          By: row.handledBy,
          At: row.handledAt,
        }
  return { Mentee, Mentor, Reason, Since, Days, LastContact, Overdue, MeetingId, Handling }
}
