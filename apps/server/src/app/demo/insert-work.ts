import type { TypeNeeds } from '@telemachos/contract/actions/type-needs'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The actions of the programme: a document that is looked at, and a task with a checklist. */
const CURRICULUM = 13
const VACANCIES = 16

const item = (id: string, el: string, en: string, required = true) => ({
  id,
  label: {
    el,
    en,
  },
  required,
})

type StoredNeeds = Omit<TypeNeeds, 'reading'> & {
  readonly reading: { readonly confirm: boolean; readonly since: number }
}

const NONE = { spreadsheet: null, shared: true, bound: [] }

const NEEDS: Readonly<Record<number, StoredNeeds>> = {
  [CURRICULUM]: {
    reading: { confirm: false, since: 1 },
    checklist: [],
    slots: [
      {
        id: 's_cv',
        label: { el: 'Το βιογραφικό σας', en: 'Your CV' },
        hint: {
          el: 'Μία ή δύο σελίδες. Ανεβάστε το ή δώστε τον σύνδεσμό του.',
          en: 'One or two pages. Upload it, or give its link.',
        },
        required: true,
        item: null,
        takes: ['file', 'link'],
        files: ['pdf', 'document'],
        maxFiles: 1,
        maxMb: 10,
        review: true,
        template: null,
      },
    ],
    acceptCompletes: true,
    calculator: NONE,
  },
  [VACANCIES]: {
    reading: { confirm: false, since: 1 },
    checklist: [
      item('i_sites', 'Έψαξα σε δύο ιστοσελίδες', 'I searched two sites'),
      item('i_five', 'Διάλεξα πέντε αγγελίες', 'I chose five vacancies'),
      item('i_why', 'Έγραψα γιατί μου ταιριάζουν', 'I wrote down why they suit me'),
      item('i_mentor', 'Τις συζήτησα με τον μέντορά μου', 'I talked about them with my mentor'),
      item('i_sent', 'Έστειλα μία αίτηση', 'I sent one application', false),
    ],
    slots: [],
    acceptCompletes: false,
    calculator: NONE,
  },
}

/** What the programme's actions ask by their type, and what mentees have done of it, in different states. */
export async function insertWork(tx: Db): Promise<void> {
  for (const [id, needs] of Object.entries(NEEDS))
    await tx.run(sql`
      update actions set data = data || ${JSON.stringify({ needs })}::jsonb
      where id = ${Number(id)}`)
  await tx.run(sql`
    insert into action_readings (project_id, mentee_id, action_id, version, read_at, confirmed)
    select c.project_id, c.mentee_id, c.action_id, 1, c.completed_at, false
    from completions c join actions a on a.id = c.action_id and a.type_id = 8
    where c.completed_at is not null`)
  await insertTicks(tx)
  await insertSubmissions(tx)
}

/** Whoever has completed the task has ticked it; one in three of those who are on the way, some of it. */
async function insertTicks(tx: Db): Promise<void> {
  const ids = NEEDS[VACANCIES]?.checklist.map(({ id }) => id) ?? []
  await tx.run(sql`
    insert into checklist_ticks (project_id, mentee_id, action_id, item, done, at, by_id)
    select m.project_id, m.user_id, ${VACANCIES}, i.item, true,
      coalesce(c.completed_at, cv.completed_at + interval '1 day'), m.user_id
    from memberships m
    join project_actions pa on pa.project_id = m.project_id and pa.action_id = ${VACANCIES}
    left join completions c on c.project_id = m.project_id and c.mentee_id = m.user_id
      and c.action_id = ${VACANCIES} and c.completed_at is not null
    left join completions cv on cv.project_id = m.project_id and cv.mentee_id = m.user_id
      and cv.action_id = ${CURRICULUM} and cv.completed_at is not null
    cross join unnest(${ids}::text[]) with ordinality as i (item, place)
    where m.is_mentee and (c.mentee_id is not null
      or (cv.mentee_id is not null and m.user_id % 3 = 0 and i.place <= 1 + m.user_id % 4))`)
}

/** The CVs of those who have completed the action were accepted; others wait, or were returned. */
async function insertSubmissions(tx: Db): Promise<void> {
  await tx.run(sql`
    with handed as (
      select m.project_id, m.user_id as mentee_id, mine.holder_id as mentor_id,
        coalesce(c.completed_at, before.completed_at) as at,
        case when c.mentee_id is not null then 'accepted'
          when m.user_id % 3 = 0 then 'returned' else 'waiting' end as state
      from memberships m
      join relations mine on mine.project_id = m.project_id and mine.subject_id = m.user_id
        and mine.kind = 'mentor' and mine.action_id is null and mine.to_at is null
      left join completions c on c.project_id = m.project_id and c.mentee_id = m.user_id
        and c.action_id = ${CURRICULUM} and c.completed_at is not null
      left join lateral (
        select max(d.completed_at) as completed_at, count(*) as done from completions d
        where d.project_id = m.project_id and d.mentee_id = m.user_id
          and d.completed_at is not null
      ) before on true
      where m.is_mentee and m.project_id in (
          select project_id from project_actions where action_id = ${CURRICULUM})
        and (c.mentee_id is not null or (m.user_id % 4 < 2 and before.done between 8 and 13))
    ),
    s as (
      insert into submissions (project_id, mentee_id, action_id, slot, state, revision, since)
      select project_id, mentee_id, ${CURRICULUM}, 's_cv', state,
        case state when 'waiting' then 1 else 2 end, at
      from handed returning id, project_id, mentee_id
    )
    insert into submission_versions
      (submission_id, number, note, link, at, by_id, verdict, reason, decided_at, decided_by)
    select s.id, 1, '', 'https://example.org/cv/' || s.mentee_id, h.at, s.mentee_id,
      nullif(h.state, 'waiting'),
      case h.state when 'returned'
        then 'Πολύ καλή αρχή. Βάλτε πρώτα την πιο πρόσφατη εμπειρία σας.' else '' end,
      case when h.state <> 'waiting' then h.at end,
      case when h.state <> 'waiting' then h.mentor_id end
    from s join handed h using (project_id, mentee_id)`)
}
