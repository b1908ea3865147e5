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
      page: input,
    },
    readerOf(context),
  )
  const [first] = rows
  if (!first) throw new Error('the counts of the queue are always answered')
  const { all, people, firstMeeting, nextMeeting, overdue, invitation } = first
  const Reasons = { firstMeeting, nextMeeting, overdue, invitation }
  const entries = rows.flatMap((row) => (row.Mentee ? [row] : []))
  return {
    list: [...Map.groupBy(entries, ({ Mentee }) => Mentee.Id).values()].flatMap(personOf),
    count: input.Reason ? Reasons[input.Reason] : people,
    All: all,
    Reasons,
  }
}

/** A person with all that they wait for. */
function personOf(rows: readonly store.QueueEntry[]): Answer['list'] {
  const [first] = rows
  if (!first) return []
  const { Mentee, Mentor, LastContact } = first
  return [{ Mentee, Mentor, LastContact, Reasons: rows.map(reasonOf) }]
}

function reasonOf(row: store.QueueEntry): Answer['list'][number]['Reasons'][number] {
  const { Reason, Since, Days, Overdue, MeetingId } = row
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
  return { Reason, Since, Days, Overdue, MeetingId, Handling }
}
