import { ADMIN, MICRODATA } from '@telemachos/contract/core/routes'
import { ACTIVE_MENTEES, all, counted, figure, steps, type ReadyReport } from './ready-report.ts'

/** From an application to a place. */
export const applications: ReadyReport = {
  key: 'applications',
  title: { el: 'Πορεία αιτήσεων', en: 'Applications funnel' },
  descr: {
    el: 'Πόσες αιτήσεις ελήφθησαν, πόσες είναι επιλέξιμες και πόσες επιλέχθηκαν.',
    en: 'How many applications were received, how many are eligible, and how many were selected.',
  },
  roles: ADMIN,
  tiles: [
    figure({ el: 'Ελήφθησαν', en: 'Received' }, steps('applications', {})),
    figure(
      { el: 'Επιλέχθηκαν', en: 'Selected' },
      steps('applications', { Filters: all(['applications.status_name', 'equals', 'selected']) }),
    ),
    figure(
      { el: 'Απορρίφθηκαν', en: 'Rejected' },
      steps('applications', { Filters: all(['applications.status_name', 'equals', 'rejected']) }),
    ),
    figure(
      { el: 'Περιμένουν θέση', en: 'Wait for a place' },
      steps('applications', { Filters: all(['applications.is_waiting', 'equals', true]) }),
    ),
    {
      title: {
        el: 'Από την αίτηση στην επιλογή',
        en: 'From application to selection',
      },
      shows: 'bar',
      size: [6, 7],
      text: (
        say,
      ) => `select s.step as ${say('Βήμα', 'Step')}, s.applications as ${say('Αιτήσεις', 'Applications')}
from (
  select 1 as place, ${say.value('Ελήφθησαν', 'Received')} as step, count(*) as applications from applications
  union all
  select 2, ${say.value('Επιλέξιμες', 'Eligible')}, count(*) from applications where status_name in ('eligible', 'selected')
  union all
  select 3, ${say.value('Επιλέχθηκαν', 'Selected')}, count(*) from applications where status_name = 'selected') s
order by s.place`,
    },
    {
      title: {
        el: 'Αιτήσεις ανά μήνα',
        en: 'Applications by month',
      },
      shows: 'line',
      size: [6, 7],
      steps: steps('applications', {
        By: [
          {
            Column: 'applications.received_at',
            Bucket: 'month',
          },
        ],
        Measures: counted,
        Sort: [
          {
            Column: 'received_at_month',
            Descending: false,
          },
        ],
      }),
    },
  ],
}

/** Whose forms are still to come. */
export const microdata: ReadyReport = {
  key: 'microdata',
  title: { el: 'Πληρότητα microdata', en: 'Microdata completeness' },
  descr: {
    el: 'Πόσα δελτία εισόδου και εξόδου είναι οριστικά, πόσα εστάλησαν, και ποιων λείπουν.',
    en: 'How many entry and exit forms are final, how many were sent, and whose are missing.',
  },
  roles: MICRODATA,
  tiles: [
    figure(
      { el: 'Ενεργοί ωφελούμενοι', en: 'Active mentees' },
      steps('people', { Filters: ACTIVE_MENTEES }),
    ),
    {
      title: {
        el: 'Δελτία',
        en: 'Forms',
      },
      shows: 'table',
      size: [9, 5],
      text: (
        say,
      ) => `select case f.phase when 'start' then ${say.value('Εισόδου', 'Entry')} else ${say.value('Εξόδου', 'Exit')} end as ${say('Δελτίο', 'Form')},
  count(d.user_id) as ${say('Άρχισαν', 'Begun')},
  count(d.user_id) filter (where d.is_final) as ${say('Οριστικά', 'Final')},
  count(d.user_id) filter (where d.sending = 'accepted') as ${say('Εστάλησαν', 'Sent')},
  e.mentees - count(d.user_id) filter (where d.is_final) as ${say('Λείπουν', 'Missing')},
  round(100.0 * count(d.user_id) filter (where d.is_final) / nullif(e.mentees, 0), 1) as ${say('Πληρότητα %', 'Complete %')}
from (select 'start' as phase union all select 'end') f
cross join (select count(*) as mentees from people where is_mentee and is_active) e
left join (
  select d.user_id, d.phase, d.is_final, d.sending
  from microdata d join people p on p.user_id = d.user_id
  where p.is_mentee and p.is_active) d on d.phase = f.phase
group by f.phase, e.mentees
order by f.phase desc`,
    },
    {
      title: {
        el: 'Χωρίς οριστικό δελτίο εισόδου',
        en: 'Without a final entry form',
      },
      shows: 'table',
      size: [12, 8],
      text: (
        say,
      ) => `select p.last_name as ${say('Επώνυμο', 'Last name')}, p.first_name as ${say('Όνομα', 'First name')},
  p.mentor_name as ${say('Μέντορας', 'Mentor')}, p.joined_at::date as ${say('Εντάχθηκε', 'Joined')},
  d.saved_at::date as ${say('Τελευταία αποθήκευση', 'Last saved')}
from people p
left join microdata d on d.user_id = p.user_id and d.phase = 'start'
where p.is_mentee and p.is_active and not coalesce(d.is_final, false)
order by p.last_name, p.first_name, p.user_id`,
    },
  ],
}

/** Instalments that have been paid. */
export const payments: ReadyReport = {
  key: 'payments',
  title: { el: 'Πληρωμές', en: 'Payments' },
  descr: {
    el: 'Πόσες δόσεις έχουν πληρωθεί, σε πόσους και για ποιες δράσεις.',
    en: 'How many instalments have been paid, to how many people and for which actions.',
  },
  roles: ADMIN,
  tiles: [
    figure({ el: 'Δόσεις που πληρώθηκαν', en: 'Instalments paid' }, steps('payments', {})),
    {
      title: {
        el: 'Άτομα που πληρώθηκαν',
        en: 'People who were paid',
      },
      shows: 'number',
      size: [3, 3],
      steps: steps('payments', {
        Measures: [
          {
            Function: 'countDistinct',
            Column: 'payments.user_id',
            Label: '',
          },
        ],
      }),
    },
    {
      title: {
        el: 'Πληρωμές ανά μήνα',
        en: 'Payments by month',
      },
      shows: 'line',
      size: [6, 6],
      steps: steps('payments', {
        By: [
          {
            Column: 'payments.paid_at',
            Bucket: 'month',
          },
        ],
        Measures: counted,
        Sort: [
          {
            Column: 'paid_at_month',
            Descending: false,
          },
        ],
      }),
    },
    {
      title: {
        el: 'Πληρωμές ανά δράση',
        en: 'Payments by action',
      },
      shows: 'table',
      size: [12, 7],
      text: (
        say,
      ) => `select a.title as ${say('Δράση', 'Action')}, count(*) as ${say('Δόσεις', 'Instalments')},
  min(p.paid_at)::date as ${say('Πρώτη', 'First')}, max(p.paid_at)::date as ${say('Τελευταία', 'Last')}
from payments p join actions a on a.action_id = p.action_id
group by a.action_id, a.title, a.position
order by a.position, a.action_id`,
    },
  ],
}
