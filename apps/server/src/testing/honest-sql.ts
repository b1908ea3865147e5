// Statements of people who answer for a programme; see honest-sql.test.ts. Whoever may write SQL may run each.

const times = <One>(count: number, make: (at: number) => One): One[] =>
  Array.from({ length: count }, (_, at) => make(at + 1))

/** What one looks at of each person: nine columns, most of them worked out. */
const PROFILE = `
  profile as (
    select p.user_id, p.last_name || ' ' || p.first_name as name, p.mentor_id,
      coalesce(p.mentor_name, '(χωρίς μέντορα)') as mentor, p.is_active,
      case when p.is_active then 'ενεργοί' when p.state = 'archived' then 'αρχείο' else 'ανενεργοί' end as status,
      date_trunc('month', p.joined_at)::date as joined_month,
      extract(year from age(now(), p.joined_at)) * 12 + extract(month from age(now(), p.joined_at)) as months,
      case when extract(day from now() - p.joined_at) < 30 then '0–30'
        when extract(day from now() - p.joined_at) < 90 then '30–90'
        when extract(day from now() - p.joined_at) < 180 then '90–180' else '180+' end as seniority
    from people p where p.is_mentee)`

const DONE = `
  done as (
    select c.user_id, count(*) as done, max(c.completed_at) as last_done,
      count(*) filter (where c.completed_at >= current_date - interval '30 days') as recent
    from completions c group by c.user_id)`

const MET = `
  met as (
    select m.user_id, count(*) filter (where m.state = 'held') as held,
      count(*) filter (where m.state in ('cancelled', 'missed')) as lost,
      sum(extract(epoch from m.ends_at - m.begins_at) / 3600) filter (where m.state = 'held') as hours,
      min(m.begins_at) filter (where m.begins_at > now()) as next_at
    from meetings m group by m.user_id)`

const PAID = `
  paid as (
    select user_id, count(*) as instalments, max(paid_at)::date as last_paid from payments group by user_id)`

/** One row a person out of all of them, with how they stand. */
const STANDING = `${PROFILE}, ${DONE}, ${MET}, ${PAID},
  standing as (
    select f.*, coalesce(d.done, 0) as done, coalesce(d.recent, 0) as recent, coalesce(m.held, 0) as held,
      coalesce(m.lost, 0) as lost, round(coalesce(m.hours, 0), 1) as hours, coalesce(p.instalments, 0) as instalments,
      round(100.0 * coalesce(d.done, 0) / nullif((select count(*) from actions), 0), 1) as percent,
      greatest(d.last_done, m.next_at, p.last_paid::timestamptz) as last_sign
    from profile f
    left join done d using (user_id)
    left join met m using (user_id)
    left join paid p using (user_id))`

/** The same with a judgement that reads several of its columns again. */
const JUDGED = `${STANDING},
  judged as (
    select s.*, case when s.percent >= 80 and s.held >= 3 then 'A' when s.percent >= 50 or s.held >= 2 then 'B'
      when s.percent > 0 or s.recent > 0 then 'C' else 'D' end as class,
      s.percent * 0.5 + least(s.held, 10) * 3 + least(s.recent, 10) * 2 - s.lost * 5 as points
    from standing s)`

const MONTHS = 'Ιαν Φεβ Μαρ Απρ Μάι Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ'.split(' ')
const BANDS = `case when d.done >= 10 then '10+' when d.done >= 5 then '5–9' when d.done >= 1 then '1–4' else '0' end`

/** People, and what they have done. */
const PEOPLE: readonly string[] = [
  'select user_id, last_name, first_name from people where is_mentee order by last_name, first_name',
  'select count(*) as people, count(*) filter (where is_active) as active from people where is_mentee',
  `select mentor_name, count(*) from people where is_mentee group by mentor_name order by 2 desc, 1`,
  `select m.user_id, m.last_name, count(p.user_id) as mentees
    from people m left join people p on p.mentor_id = m.user_id and p.is_active
    where m.is_mentor group by m.user_id, m.last_name having count(p.user_id) >= 0 order by mentees desc`,
  `select date_trunc('month', joined_at)::date as month, count(*) as came,
    sum(count(*)) over (order by date_trunc('month', joined_at)::date) as altogether
    from people where is_mentee group by 1 order by 1`,
  `select p.last_name, p.first_name, a.title, c.completed_at from people p
    join completions c on c.user_id = p.user_id join actions a on a.action_id = c.action_id
    where c.completed_at between @from::timestamptz and @until::timestamptz + interval '1 day'
    order by c.completed_at desc limit 500`,
  `select a.group_name, a.position, a.title, count(c.user_id) as done,
    round(100.0 * count(c.user_id) / nullif((select count(*) from people where is_mentee and is_active), 0), 1) as percent
    from actions a left join completions c on c.action_id = a.action_id
    group by a.group_name, a.position, a.title order by a.group_name nulls last, a.position`,
  `select p.user_id, p.last_name from people p where p.is_mentee and not exists (
    select 1 from completions c where c.user_id = p.user_id and c.completed_at > now() - interval '60 days')`,
  `select distinct on (c.user_id) c.user_id, a.title, c.completed_at from completions c
    join actions a using (action_id) order by c.user_id, c.completed_at desc`,
  `select user_id, title, completed_at, lag(completed_at) over w as before, completed_at - lag(completed_at) over w as gap,
    row_number() over w as nth from completions join actions using (action_id)
    window w as (partition by user_id order by completed_at)`,
  `select user_id, done, rank() over (order by done desc), ntile(4) over (order by done desc) as quarter,
    round((100 * cume_dist() over (order by done))::numeric, 1) as share
    from (select user_id, count(*) as done from completions group by user_id) d`,
  `select p.user_id, p.last_name, a.action_id, a.title from people p cross join actions a
    where p.is_mentee and a.due_on < current_date and (p.user_id, a.action_id) not in (
      select user_id, action_id from completions) order by p.last_name, a.due_on`,
  `select s.action_id, count(*), percentile_cont(0.5) within group (order by extract(epoch from c.completed_at - p.joined_at) / 86400) as days
    from actions s join completions c using (action_id) join people p on p.user_id = c.user_id group by s.action_id`,
  `select to_char(completed_at at time zone 'Europe/Athens', 'YYYY-MM') as month, extract(isodow from completed_at) as weekday,
    count(*) from completions group by 1, 2 order by 1, 2`,
  `select d::date as day, count(c.user_id) from generate_series(current_date - 30, current_date, interval '1 day') d
    left join completions c on c.completed_at::date = d::date group by 1 order by 1`,
  `select coalesce(p.mentor_name, '—') as mentor, a.group_name, count(*), grouping(a.group_name) as is_total
    from completions c join people p using (user_id) join actions a using (action_id)
    group by rollup (coalesce(p.mentor_name, '—'), a.group_name) order by 1 nulls last, 2 nulls last`,
  `select p.is_active, p.state, a.type, count(*) from completions c join people p using (user_id)
    join actions a using (action_id) group by cube (p.is_active, p.state, a.type)`,
  `select string_agg(distinct a.title, ', ' order by a.title) as titles, c.user_id
    from completions c join actions a using (action_id) group by c.user_id`,
  `select p.last_name, last.title, last.completed_at from people p left join lateral (
    select a.title, c.completed_at from completions c join actions a using (action_id)
    where c.user_id = p.user_id order by c.completed_at desc limit 1) last on true where p.is_mentee`,
  `select upper(left(last_name, 1)) as letter, count(*) from people group by 1 order by 1`,
  `select unnest(roles) as role, count(*) from people group by 1 order by 2 desc`,
  `select last_name from people where 'Mentor' = any(roles) and last_name ilike '%' || @part::text || '%'`,
]

/** Meetings, journals and payments. */
const MEETINGS: readonly string[] = [
  `select state, count(*) from meetings group by state order by 2 desc`,
  `select m.mentor_id, h.last_name as mentor, count(*) filter (where m.state = 'held') as held,
    count(*) filter (where m.state = 'cancelled') as cancelled, round(avg(m.moves), 2) as moves,
    round(sum(extract(epoch from m.ends_at - m.begins_at) / 3600), 1) as hours
    from meetings m left join people h on h.user_id = m.mentor_id group by m.mentor_id, h.last_name`,
  `select m.meeting_id, p.last_name, m.begins_at from meetings m join people p using (user_id)
    left join journals j using (meeting_id) where m.ends_at < now() and (j.meeting_id is null or not j.has_notes)`,
  `select m.mentor_id, count(*) as late, max(now() - m.ends_at) as latest from meetings m
    left join journals j using (meeting_id) where m.ends_at < now() and coalesce(j.has_notes, false) is not true group by 1`,
  `select extract(isodow from m.begins_at at time zone 'Europe/Athens') as weekday,
    extract(hour from m.begins_at at time zone 'Europe/Athens') as hour, count(*) from meetings m group by 1, 2 order by 1, 2`,
  `select p.mentor_name, ${MONTHS.map((month, at) => `count(*) filter (where extract(month from m.begins_at) = ${at + 1}) as "${month}"`).join(', ')},
    count(*) as "Σύνολο" from meetings m join people p using (user_id) group by p.mentor_name order by 1`,
  `select p.user_id, p.last_name, p.mentor_name, max(m.begins_at) as last, current_date - max(m.begins_at)::date as days
    from people p left join meetings m on m.user_id = p.user_id and m.state = 'held'
    where p.is_mentee and p.is_active group by p.user_id, p.last_name, p.mentor_name
    having max(m.begins_at) is null or max(m.begins_at) < now() - interval '45 days' order by days desc nulls first`,
  `select j.user_id, avg(j.minutes) as minutes, bool_or(j.needs_follow_up and j.resolved_at is null) as is_open,
    every(j.has_comment) as all_commented from journals j group by j.user_id`,
  `select width_bucket(minutes, 0, 120, 8) * 15 as up_to, count(*) from journals where minutes is not null group by 1 order by 1`,
  `select first_value(begins_at) over w as first, last_value(begins_at) over (partition by user_id order by begins_at
    rows between unbounded preceding and unbounded following) as last, user_id, moves
    from meetings window w as (partition by user_id order by begins_at)`,
  `select begins_at::date as day, count(*) as n, avg(count(*)) over (order by begins_at::date rows between 6 preceding and current row) as week
    from meetings group by 1 order by 1`,
  `select a.action_id, a.title, count(p.user_id) as paid, min(p.paid_at)::date as first, max(p.paid_at)::date as last
    from actions a join payments p using (action_id) group by a.action_id, a.title order by a.action_id`,
  `select p.user_id, p.last_name, max(y.paid_at) filter (where y.action_id = 67) as first_paid,
    max(y.paid_at) filter (where y.action_id = 68) as second_paid, max(y.paid_at) filter (where y.action_id = 69) as third_paid
    from people p left join payments y using (user_id) where p.is_mentee group by 1, 2 order by 2`,
  `select p.user_id, p.last_name, count(distinct m.meeting_id) as meetings, count(distinct y.action_id) as paid
    from people p left join meetings m on m.user_id = p.user_id and m.state = 'held'
    left join payments y on y.user_id = p.user_id where p.is_mentee group by p.user_id, p.last_name
    having count(distinct m.meeting_id) < count(distinct y.action_id) * 2`,
  `select user_id, paid_at from payments except select user_id, completed_at from completions`,
  `select user_id from meetings where state = 'held' intersect select user_id from payments order by 1`,
]

/** What else is kept: assignments, questionnaires, applications, files, messages, sign-ins, microdata. */
const OTHERS: readonly string[] = [
  `select kind, count(*) filter (where to_at is null) as now, count(*) from relations group by kind`,
  `select r.user_id, h.last_name as mentor, r.from_at, coalesce(r.to_at, now()) - r.from_at as for_so_long
    from relations r left join people h on h.user_id = r.holder_id where r.kind = 'mentor' order by r.user_id, r.from_at`,
  `select q.title, count(s.answer_set_id) as begun, count(s.finished_at) as ended,
    round(avg(extract(epoch from s.finished_at - s.started_at) / 60), 1) as minutes
    from questionnaires q left join answer_sets s using (quest_id) group by q.quest_id, q.title`,
  `select scale, round(avg(score)::numeric, 2), min(score), max(score), round(stddev_samp(score)::numeric, 2), count(*) from scores group by scale`,
  `with ranked as (select s.user_id, k.scale, k.score, s.finished_at,
      row_number() over (partition by s.user_id, k.scale order by s.finished_at) as first,
      row_number() over (partition by s.user_id, k.scale order by s.finished_at desc) as last
      from scores k join answer_sets s using (answer_set_id))
    select b.scale, avg(b.score) as start, avg(e.score) as ending, avg(e.score - b.score) as difference, count(*)
    from ranked b join ranked e on e.user_id = b.user_id and e.scale = b.scale and e.last = 1
    where b.first = 1 and b.finished_at < e.finished_at group by b.scale`,
  `select question, option, count(*), round(100.0 * count(*) / sum(count(*)) over (partition by question), 1) as percent
    from answers group by question, option order by question, 3 desc`,
  `select status_name, is_waiting, count(*) from applications group by 1, 2 order by 1, 2`,
  `select to_char(received_at, 'IYYY-IW') as week, count(*) filter (where status in (1, 100)) as new,
    count(*) filter (where status = 2) as eligible, count(*) filter (where status = 3) as selected,
    count(*) filter (where status = 1000) as rejected from applications group by 1 order by 1`,
  `select mime, count(*), round(sum(bytes) / 1048576.0, 1) as mb from files group by mime order by 3 desc`,
  `select day, sum(messages), sum(sum(messages)) over (order by day) from messages group by day order by day`,
  `select case when last_at is null then 'ποτέ' when last_at > now() - interval '7 days' then 'αυτή την εβδομάδα'
    else 'παλαιότερα' end as signed_in, count(*) from sign_ins group by 1`,
  `select phase, is_final, sending, count(*) from microdata group by phase, is_final, sending`,
  `select 'δράσεις' as what, count(*) from actions union all select 'συναντήσεις', count(*) from meetings
    union all select 'ολοκληρώσεις', count(*) from completions union all select 'πληρωμές', count(*) from payments
    order by 2 desc`,
  `select key.name, count(p.user_id) from (values ('active', 'Ενεργοί'), ('inactive', 'Ανενεργοί'), ('archived', 'Αρχείο')) as key(code, name)
    left join people p on p.state = key.code group by key.name`,
]

/** Longer ones, in several parts that read each other’s columns: as a programme’s own report has them. */
const REPORTS: readonly string[] = [
  `with ${STANDING} select * from standing order by percent desc, name`,
  `with ${JUDGED} select class, count(*), round(avg(percent), 1), round(avg(held), 1), round(avg(points), 1) from judged group by class order by class`,
  `with ${JUDGED} select mentor, status, seniority, class, joined_month, count(*), sum(held), sum(hours), sum(instalments),
    round(avg(percent), 1) as percent, min(last_sign), max(last_sign), string_agg(name, ', ' order by name)
    from judged group by mentor, status, seniority, class, joined_month order by mentor, class`,
  `with ${JUDGED} select j.*, rank() over (partition by j.mentor order by j.points desc) as place,
    j.points - avg(j.points) over (partition by j.mentor) as from_mean, j.points - lag(j.points) over (order by j.points) as step
    from judged j order by j.mentor, place`,
  `with ${JUDGED}, by_mentor as (select mentor, count(*) as people, avg(points) as points, avg(percent) as percent,
      count(*) filter (where class = 'D') as lost from judged group by mentor),
    of_all as (select avg(points) as points, avg(percent) as percent from judged)
    select b.mentor, b.people, round(b.points - o.points, 1) as points, round(b.percent - o.percent, 1) as percent,
      case when b.points >= o.points * 1.2 then '▲' when b.points <= o.points * 0.8 then '▼' else '=' end as mark,
      round(100.0 * b.lost / nullif(b.people, 0), 1) as lost from by_mentor b cross join of_all o order by 3 desc`,
  `with ${JUDGED} select class, mentor, status, count(*), grouping(class, mentor, status) as level
    from judged group by grouping sets ((class, mentor, status), (class, mentor), (class), ()) order by 5, 1, 2`,
  `with ${JUDGED} ${times(12, (month) => `select ${month} as month, class, count(*) as people, sum(points) as points from judged where extract(month from joined_month) = ${month} group by class`).join(' union all ')} order by 1, 2`,
  `with ${JUDGED} select mentor, ${['A', 'B', 'C', 'D'].flatMap((one) => ['0–30', '30–90', '90–180', '180+'].map((band) => `count(*) filter (where class = '${one}' and seniority = '${band}') as "${one} ${band}"`)).join(', ')}
    from judged group by mentor order by mentor`,
  `with ${DONE} select ${BANDS} as band, count(*), round(avg(d.recent), 1) from people p left join done d using (user_id)
    where p.is_mentee group by ${BANDS} order by min(d.done) nulls first`,
  `with ${STANDING} select name, ${times(30, (at) => `case when percent >= ${at * 3} then held else lost end as c${at}`).join(', ')} from standing`,
  `with ${STANDING}, s2 as (select * from standing where percent < 100), s3 as (select * from s2 where status <> 'αρχείο'),
    s4 as (select *, percent + held as score from s3), s5 as (select *, score - lost as net from s4),
    s6 as (select *, case when net > 50 then 'ψηλά' else 'χαμηλά' end as level from s5)
    select level, mentor, count(*), avg(net), max(score) from s6 group by level, mentor having count(*) > 0 order by 1, 2`,
  `with ${JUDGED},
    marked as (select j.*, ${times(8, (at) => `case when j.points >= ${at * 10} and j.held >= ${at} and j.lost < ${at} and j.recent > 0 and j.percent > ${at} then j.class else 'E' end as m${at}`).join(', ')} from judged j),
    counted as (select k.*, ${times(8, (at) => `case k.m${at} when 'A' then 4 when 'B' then 3 when 'C' then 2 when 'D' then 1 else 0 end`).join(' + ')} as marks from marked k),
    placed as (select c.*, case when c.marks >= 24 then 'πρώτοι' when c.marks >= 12 then 'μέσοι' when c.points > 0 then 'τελευταίοι' else 'εκτός' end as place,
      case when c.marks >= c.points then c.marks else c.points end as best from counted c),
    named as (select p.*, concat_ws(' · ', p.place, p.class, p.seniority, p.status, p.name) as label from placed p)
    select n.place, n.class, n.status, n.mentor, count(*), sum(n.marks), avg(n.best), max(n.label),
      round(avg(n.percent), 1) as percent, ${times(8, (at) => `count(*) filter (where n.m${at} = 'A') as a${at}`).join(', ')}
    from named n group by n.place, n.class, n.status, n.mentor having sum(n.marks) >= 0 order by sum(n.marks) desc`,
  `with a as (select p.*, extract(day from now() - p.joined_at) as days from people p),
    ${times(9, (at) => `l${at} as (select x.*, case ${times(10, (one) => `when x.days < ${one * 10} and x.is_active and x.is_mentee and x.mentor_id > ${one} and x.state = 'active' then ${one}`).join(' ')} else x.days end as c${at} from ${at === 1 ? 'a' : `l${at - 1}`} x)`).join(', ')}
    select ${times(9, (at) => `c${at}`).join(', ')}, count(*) from l9 group by ${times(9, (at) => `c${at}`).join(', ')}`,
  `with steps as (select action_id, title, row_number() over (order by position, action_id) as step from actions),
    reached as (select s.step, s.title, count(distinct c.user_id) as people from steps s left join completions c using (action_id) group by s.step, s.title)
    select step, title, people, first_value(people) over (order by step) as at_first,
      round(100.0 * people / nullif(first_value(people) over (order by step), 0), 1) as of_first,
      people - lag(people) over (order by step) as lost from reached order by step`,
]

export const HONEST: readonly string[] = [...PEOPLE, ...MEETINGS, ...OTHERS, ...REPORTS]
