import { ADMIN } from '@telemachos/contract/core/routes'
import { ACTIVE_MENTEES, all, counted, figure, steps, type ReadyReport } from './ready-report.ts'

/** Who sees the grid's work as reports. */
const OF_WORK = [...ADMIN, 'SupervisorLite', 'SupervisorLitePlus', 'Microdata'] as const

const MENTORS = all(['people.is_mentor', 'equals', true], ['people.is_active', 'equals', true])
const BY_MONTH = 'month'

/** The programme at a glance. */
export const overview: ReadyReport = {
  key: 'overview',
  title: { el: 'Επισκόπηση προγράμματος', en: 'Programme overview' },
  descr: {
    el: 'Πόσοι συμμετέχουν, τι έχει γίνει και πόσο έχει προχωρήσει κάθε δράση.',
    en: 'How many take part, what has been done, and how far each action has come.',
  },
  roles: OF_WORK,
  tiles: [
    figure(
      { el: 'Ενεργοί ωφελούμενοι', en: 'Active mentees' },
      steps('people', { Filters: ACTIVE_MENTEES }),
    ),
    figure({ el: 'Ενεργοί μέντορες', en: 'Active mentors' }, steps('people', { Filters: MENTORS })),
    figure(
      { el: 'Συναντήσεις που έγιναν', en: 'Meetings held' },
      steps('meetings', { Filters: all(['meetings.state', 'equals', 'held']) }),
    ),
    figure({ el: 'Ολοκληρώσεις δράσεων', en: 'Actions completed' }, steps('completions', {})),
    {
      title: {
        el: 'Ολοκληρώσεις ανά μήνα',
        en: 'Completions by month',
      },
      shows: 'line',
      size: [6, 6],
      steps: steps('completions', {
        By: [
          {
            Column: 'completions.completed_at',
            Bucket: BY_MONTH,
          },
        ],
        Measures: counted,
        Sort: [
          {
            Column: 'completed_at_month',
            Descending: false,
          },
        ],
      }),
    },
    {
      title: {
        el: 'Συναντήσεις ανά μήνα',
        en: 'Meetings by month',
      },
      shows: 'line',
      size: [6, 6],
      steps: steps('meetings', {
        Filters: all(['meetings.state', 'equals', 'held']),
        By: [
          {
            Column: 'meetings.begins_at',
            Bucket: BY_MONTH,
          },
        ],
        Measures: counted,
        Sort: [
          {
            Column: 'begins_at_month',
            Descending: false,
          },
        ],
      }),
    },
    {
      title: {
        el: 'Πόσοι έχουν ολοκληρώσει κάθε δράση',
        en: 'How many have completed each action',
      },
      shows: 'table',
      size: [12, 8],
      text: (say) => `with mentees as (select user_id from people where is_mentee and is_active),
everybody as (select count(*) as mentees from mentees),
done as (
  select action_id, count(*) as people from completions
  where user_id in (select user_id from mentees) group by action_id)
select a.title as ${say('Δράση', 'Action')},
  coalesce(done.people, 0) as ${say('Ολοκλήρωσαν', 'Completed')},
  everybody.mentees as ${say('Ωφελούμενοι', 'Mentees')},
  round(100.0 * coalesce(done.people, 0) / nullif(everybody.mentees, 0), 1) as ${say('Ποσοστό %', 'Share %')}
from actions a
cross join everybody
left join done on done.action_id = a.action_id
order by a.position, a.action_id`,
    },
  ],
}

/** How much each mentor has to do. */
export const load: ReadyReport = {
  key: 'load',
  title: { el: 'Φόρτος μεντόρων', en: 'Mentor load' },
  descr: {
    el: 'Πόσους ωφελούμενους έχει κάθε μέντορας, και πόσες συναντήσεις τον τελευταίο μήνα.',
    en: 'How many mentees each mentor has, and how many meetings in the last month.',
  },
  roles: OF_WORK,
  tiles: [
    figure({ el: 'Μέντορες', en: 'Mentors' }, steps('people', { Filters: MENTORS })),
    figure(
      { el: 'Ωφελούμενοι χωρίς μέντορα', en: 'Mentees without a mentor' },
      steps('people', {
        Filters: [...ACTIVE_MENTEES, ...all(['people.mentor_id', 'isEmpty'])],
      }),
    ),
    {
      title: {
        el: 'Ωφελούμενοι ανά μέντορα',
        en: 'Mentees by mentor',
      },
      shows: 'bar',
      size: [6, 8],
      steps: steps('people', {
        Filters: [...ACTIVE_MENTEES, ...all(['people.mentor_id', 'isFilled'])],
        By: [
          {
            Column: 'people.mentor_name',
            Bucket: 'value',
          },
        ],
        Measures: counted,
        Sort: [
          {
            Column: 'count',
            Descending: true,
          },
          {
            Column: 'mentor_name',
            Descending: false,
          },
        ],
        Limit: 30,
      }),
    },
    {
      title: {
        el: 'Ο φόρτος κάθε μέντορα',
        en: 'The load of each mentor',
      },
      shows: 'table',
      size: [12, 8],
      text: (say) => `select m.mentor_name as ${say('Μέντορας', 'Mentor')},
  m.mentees as ${say('Ωφελούμενοι', 'Mentees')},
  coalesce(g.held, 0) as ${say('Συναντήσεις 30 ημερών', 'Meetings of 30 days')},
  coalesce(g.planned, 0) as ${say('Προγραμματισμένες', 'Planned')},
  coalesce(c.completions, 0) as ${say('Ολοκληρώσεις 30 ημερών', 'Completions of 30 days')}
from (
  select mentor_id, mentor_name, count(*) as mentees
  from people where is_mentee and is_active and mentor_id is not null
  group by mentor_id, mentor_name) m
left join (
  select mentor_id,
    count(*) filter (where state = 'held' and begins_at >= current_date - 30) as held,
    count(*) filter (where state = 'planned' and begins_at >= now()) as planned
  from meetings group by mentor_id) g on g.mentor_id = m.mentor_id
left join (
  select p.mentor_id, count(*) as completions
  from completions c join people p on p.user_id = c.user_id
  where p.is_mentee and p.is_active and c.completed_at >= current_date - 30
  group by p.mentor_id) c on c.mentor_id = m.mentor_id
order by m.mentees desc, m.mentor_name, m.mentor_id`,
    },
  ],
}

/** Mentees of whom nothing has been heard for a month, and whom nobody is to meet. */
const QUIET = `quiet as (
  select p.user_id, p.last_name, p.first_name, p.mentor_name, done.last_at as completed_at,
    met.last_at as met_at
  from people p
  left join (select user_id, max(completed_at) as last_at from completions group by user_id) done
    on done.user_id = p.user_id
  left join (
    select user_id, max(begins_at) filter (where state = 'held') as last_at,
      count(*) filter (where state = 'planned' and begins_at >= now()) as coming
    from meetings group by user_id) met on met.user_id = p.user_id
  where p.is_mentee and p.is_active and p.joined_at < current_date - 30
    and coalesce(met.coming, 0) = 0
    and coalesce(greatest(done.last_at, met.last_at), p.joined_at) < current_date - 30)`

/** Who may be leaving without anybody having noticed. */
export const dropout: ReadyReport = {
  key: 'dropout',
  title: { el: 'Ποιος κινδυνεύει να εγκαταλείψει', en: 'Who is about to drop out' },
  descr: {
    el: 'Ενεργοί ωφελούμενοι που εδώ και 30 ημέρες δεν ολοκλήρωσαν τίποτα, δεν συνάντησαν κανέναν και δεν έχουν επόμενη συνάντηση.',
    en: 'Active mentees who for 30 days have completed nothing, met nobody, and have no meeting ahead.',
  },
  roles: OF_WORK,
  tiles: [
    {
      title: {
        el: 'Πόσοι',
        en: 'How many',
      },
      shows: 'number',
      size: [3, 3],
      text: (say) => `with ${QUIET}
select count(*) as ${say('Ωφελούμενοι', 'Mentees')} from quiet`,
    },
    {
      title: {
        el: 'Ανά μέντορα',
        en: 'By mentor',
      },
      shows: 'bar',
      size: [9, 6],
      text: (say) => `with ${QUIET}
select coalesce(mentor_name, '–') as ${say('Μέντορας', 'Mentor')}, count(*) as ${say('Ωφελούμενοι', 'Mentees')}
from quiet group by mentor_name
order by count(*) desc, mentor_name limit 30`,
    },
    {
      title: {
        el: 'Ποιοι',
        en: 'Who they are',
      },
      shows: 'table',
      size: [12, 8],
      text: (say) => `with ${QUIET}
select last_name as ${say('Επώνυμο', 'Last name')}, first_name as ${say('Όνομα', 'First name')},
  mentor_name as ${say('Μέντορας', 'Mentor')}, completed_at::date as ${say('Τελευταία ολοκλήρωση', 'Last completion')},
  met_at::date as ${say('Τελευταία συνάντηση', 'Last meeting')}
from quiet
order by greatest(completed_at, met_at) nulls first, last_name, first_name, user_id`,
    },
  ],
}
