import { GRID_ROLES, OVERSEEING_ROLES } from '@telemachos/contract/core/roles'
import { sql } from '../../kernel/database/sql.ts'
import { CALLER, column, toView, type Reporting } from '../../kernel/reporting.ts'

const READERS = [...GRID_ROLES, 'SupervisorLite', 'SupervisorLitePlus'] as const
/** Who opens a meeting, and with it what came of it. */
const JOURNAL_READERS = [...OVERSEEING_ROLES, 'Mentor'] as const
const { projectId, userId, reach, hiding } = CALLER

/** The actions `pa` of the meetings `g`, but for those that are hidden from the caller's role. */
const shownActions = sql`
        join project_actions pa on pa.project_id = g.project_id and pa.action_id = g.action_id
          and pa.flags & ${hiding} = 0`

/** A mentor's meetings stay theirs when the mentee has another mentor. */
const isOwn = sql`(${reach} = 'mentored' and g.mentor_id = ${userId})`

/** What queries read of meetings: when, of whom, and facts of the journal; never its texts. */
export const reporting: Reporting = {
  views: {
    meetings: {
      label: { el: 'Συναντήσεις', en: 'Meetings' },
      descr: {
        el: 'Κάθε συνάντηση, με ποιον και πότε· η κατάστασή της όπως είναι τώρα.',
        en: 'Each meeting, with whom and when; its state as it is now.',
      },
      roles: READERS,
      columns: {
        meeting_id: column.number('Αριθμός συνάντησης', 'Number of the meeting'),
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        mentor_id: column.number('Αριθμός μέντορα', 'Number of the mentor', 'personal'),
        action_id: column.number('Αριθμός δράσης', 'Number of the action'),
        begins_at: column.time('Αρχίζει', 'Begins'),
        ends_at: column.time('Τελειώνει', 'Ends'),
        state: column.text('Κατάσταση', 'State'),
        moves: column.number('Φορές που μετακινήθηκε', 'Times moved'),
      },
      relations: [
        toView('user_id', 'people', 'user_id', 'Το άτομο', 'The person'),
        toView('action_id', 'actions', 'action_id', 'Η δράση', 'The action'),
      ],
      period: 'begins_at',
      select: (within) => sql`
        select g.id as meeting_id, g.mentee_id as user_id, g.mentor_id, g.action_id,
          lower(g.during) as begins_at, upper(g.during) as ends_at,
          meeting_state(g.state, g.during, done.completed_at, now()) as state, g.moves
        from meetings g ${shownActions}
        join memberships m on m.project_id = g.project_id and m.user_id = g.mentee_id
        left join completions done on done.project_id = g.project_id
          and done.mentee_id = g.mentee_id and done.action_id = g.action_id
        where g.project_id = ${projectId} and (${isOwn} or ${within(sql`g.action_id`)})`,
    },
    journals: {
      label: { el: 'Ημερολόγια συναντήσεων', en: 'Meeting journals' },
      descr: {
        el: 'Τι έχει συμπληρωθεί στο ημερολόγιο κάθε συνάντησης· όχι οι σημειώσεις.',
        en: 'What is filled in of each meeting’s journal; not its notes.',
      },
      roles: JOURNAL_READERS,
      columns: {
        meeting_id: column.number('Αριθμός συνάντησης', 'Number of the meeting'),
        user_id: column.number('Αριθμός ατόμου', 'Number of the person', 'personal'),
        minutes: column.number('Διάρκεια σε λεπτά', 'Minutes'),
        has_notes: column.boolean('Έχει σημειώσεις', 'Has notes'),
        needs_follow_up: column.boolean('Χρειάζεται συνέχεια', 'Needs a follow-up'),
        resolved_at: column.time('Διευθετήθηκε', 'Settled'),
        has_comment: column.boolean('Έχει σχόλιο επόπτη', 'Has a supervisor’s comment'),
        updated_at: column.time('Ενημερώθηκε', 'Updated'),
      },
      relations: [
        toView('meeting_id', 'meetings', 'meeting_id', 'Η συνάντηση', 'The meeting'),
        toView('user_id', 'people', 'user_id', 'Το άτομο', 'The person'),
      ],
      select: (within) => sql`
        select j.meeting_id, g.mentee_id as user_id, j.minutes, coalesce(j.notes, '') <> '' as has_notes,
          coalesce(j.follow_up, '') <> '' as needs_follow_up, j.resolved_at,
          coalesce(j.comment, '') <> '' as has_comment, j.updated_at
        from meeting_journals j
        join meetings g on g.id = j.meeting_id ${shownActions}
        join memberships m on m.project_id = g.project_id and m.user_id = g.mentee_id
        where g.project_id = ${projectId} and ${within(sql`g.action_id`)}`,
    },
  },
}
