import { ADMIN } from '@telemachos/contract/core/routes'
import { all, counted, figure, steps, type ReadyReport } from './ready-report.ts'

/** Meetings: how many, with what outcome, and what became of their journals. */
export const meetings: ReadyReport = {
  key: 'meetings',
  title: { el: 'Συναντήσεις', en: 'Meetings' },
  descr: {
    el: 'Πόσες έγιναν, ακυρώθηκαν ή χάθηκαν, και ποιες έμειναν χωρίς ημερολόγιο.',
    en: 'How many were held, cancelled or missed, and which were left without a journal.',
  },
  roles: ADMIN,
  tiles: [
    figure(
      { el: 'Έγιναν', en: 'Held' },
      steps('meetings', { Filters: all(['meetings.state', 'equals', 'held']) }),
    ),
    figure(
      { el: 'Επόμενες', en: 'Coming' },
      steps('meetings', {
        Filters: all(
          ['meetings.state', 'equals', 'planned'],
          ['meetings.begins_at', 'inNextDays', 36_500],
        ),
      }),
    ),
    figure(
      { el: 'Ακυρώθηκαν', en: 'Cancelled' },
      steps('meetings', { Filters: all(['meetings.state', 'equals', 'cancelled']) }),
    ),
    figure(
      { el: 'Χάθηκαν', en: 'Missed' },
      steps('meetings', { Filters: all(['meetings.state', 'equals', 'missed']) }),
    ),
    {
      title: {
        el: 'Ανά μήνα',
        en: 'By month',
      },
      shows: 'line',
      size: [12, 6],
      steps: steps('meetings', {
        By: [
          {
            Column: 'meetings.begins_at',
            Bucket: 'month',
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
        el: 'Ανά μέντορα',
        en: 'By mentor',
      },
      shows: 'table',
      size: [12, 8],
      text: (
        say,
      ) => `with g as materialized (select meeting_id, user_id, state, moves from meetings),
p as materialized (select user_id, mentor_name from people where is_mentee),
j as materialized (select meeting_id, minutes from journals)
select coalesce(p.mentor_name, '–') as ${say('Μέντορας', 'Mentor')},
  count(*) filter (where g.state = 'held') as ${say('Έγιναν', 'Held')},
  count(*) filter (where g.state = 'cancelled') as ${say('Ακυρώθηκαν', 'Cancelled')},
  count(*) filter (where g.state = 'missed') as ${say('Χάθηκαν', 'Missed')},
  sum(g.moves) as ${say('Μετακινήσεις', 'Moves')},
  count(*) filter (where g.state = 'held' and j.meeting_id is null) as ${say('Χωρίς ημερολόγιο', 'Without a journal')},
  round(avg(j.minutes), 0) as ${say('Μέση διάρκεια σε λεπτά', 'Minutes on average')}
from g
left join p on p.user_id = g.user_id
left join j on j.meeting_id = g.meeting_id
group by p.mentor_name
order by 2 desc, 1`,
    },
  ],
}

/** The first and the last attempt of each person at a questionnaire, scale by scale; who has but one is not compared. */
const PAIRS = `tried as (
  select s.quest_id, k.user_id, k.scale, k.score, k.highest,
    row_number() over (partition by s.quest_id, k.user_id, k.scale order by s.finished_at, s.answer_set_id) as place,
    count(*) over (partition by s.quest_id, k.user_id, k.scale) as times
  from scores k join answer_sets s on s.answer_set_id = k.answer_set_id),
pairs as (
  select first.quest_id, first.scale, first.user_id, first.score as before, last.score as after,
    greatest(first.highest, last.highest) as highest
  from tried first join tried last on last.quest_id = first.quest_id and last.user_id = first.user_id
    and last.scale = first.scale and last.place = last.times
  where first.place = 1 and first.times > 1)`

/** What has changed from the first time to the last. */
export const scores: ReadyReport = {
  key: 'scores',
  title: { el: 'Ερωτηματολόγια: αρχή και τέλος', en: 'Questionnaires: start against end' },
  descr: {
    el: 'Οι βαθμοί της πρώτης και της τελευταίας συμπλήρωσης όσων απάντησαν τουλάχιστον δύο φορές.',
    en: 'The scores of the first and the last attempt of those who answered at least twice.',
  },
  roles: ADMIN,
  tiles: [
    {
      title: {
        el: 'Συμπληρώσεις που τελείωσαν',
        en: 'Attempts that ended',
      },
      shows: 'number',
      size: [3, 3],
      steps: steps('answer_sets', {
        Filters: all(['answer_sets.state', 'isOneOf', ['finished', 'expired']]),
        Measures: counted,
      }),
    },
    {
      title: {
        el: 'Συμπληρώσεις ανά ερωτηματολόγιο',
        en: 'Attempts by questionnaire',
      },
      shows: 'bar',
      size: [9, 6],
      text: (
        say,
      ) => `select q.title as ${say('Ερωτηματολόγιο', 'Questionnaire')}, count(*) as ${say('Συμπληρώσεις', 'Attempts')}
from answer_sets s join questionnaires q on q.quest_id = s.quest_id
where s.state in ('finished', 'expired')
group by q.quest_id, q.title
order by count(*) desc, q.title`,
    },
    {
      title: {
        el: 'Πρώτη και τελευταία συμπλήρωση',
        en: 'First and last attempt',
      },
      shows: 'table',
      size: [12, 8],
      text: (say) => `with ${PAIRS}
select q.title as ${say('Ερωτηματολόγιο', 'Questionnaire')}, p.scale as ${say('Κλίμακα', 'Scale')},
  count(*) as ${say('Άτομα', 'People')},
  round(avg(p.before)::numeric, 2) as ${say('Αρχή', 'Start')}, round(avg(p.after)::numeric, 2) as ${say('Τέλος', 'End')},
  round(avg(p.after - p.before)::numeric, 2) as ${say('Μεταβολή', 'Change')},
  count(*) filter (where p.after > p.before) as ${say('Ανέβηκαν', 'Went up')},
  count(*) filter (where p.after < p.before) as ${say('Κατέβηκαν', 'Went down')},
  max(p.highest) as ${say('Μέγιστος', 'Highest')}
from pairs p left join questionnaires q on q.quest_id = p.quest_id
group by p.quest_id, q.title, p.scale
order by q.title, p.scale`,
    },
  ],
}
