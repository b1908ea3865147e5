import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import { askedMicrodata, placeKindOf, readMicrodataForm } from '@telemachos/rules/microdata-form'
import { placesOf } from '@telemachos/rules/places'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { Random } from './random.ts'
import { insertRows } from './rows.ts'

const PROJECT = 1
const PEOPLE = 200
/** Of every ten so many have an exit form too. */
const LEFT_OF_TEN = 4

interface Form {
  readonly user_id: number
  readonly phase: 'start' | 'end'
  readonly answers: Record<string, string>
  readonly final: boolean
  readonly saved_at: string
}

/** What may be wrong with a person, one of each, as changes of their fields. */
const WRONG: readonly Readonly<Record<string, string | null>>[] = [
  { afm: null },
  { afm: '987654321' },
  { amka: null },
  { amka: '01013099999' },
  { birth_date: null },
  { birth_date: '1931-02-03' },
  { gender: null },
  { gender: 'other' },
]

/** What may have become of a form that was sent. */
const SENT = [
  { state: 'accepted', reason: '', xml_error: '' },
  {
    state: 'refused',
    reason: '',
    xml_error: 'line 12: the operation 5031234 has ended\nline 14: no date',
  },
  { state: 'failed', reason: 'timeout', xml_error: '' },
  { state: 'failed', reason: 'status', xml_error: 'HTTP 503\n<error>\n  <line>7</line>\n</error>' },
  { state: 'failed', reason: 'interrupted', xml_error: '' },
] as const

/**
 * Entry and exit forms of the first project: most final, some drafts, some opened again, some people wrong in
 * every way that there is, some forms sent, of which some were refused or lost.
 */
export async function insertMicrodata(tx: Db, today: string, random: Random): Promise<void> {
  const { start, end } = READY_FORMS['2021-27']
  await tx.run(sql`
    update projects set microdata_start = ${JSON.stringify(start)}::jsonb,
      microdata_end = ${JSON.stringify(end)}::jsonb
    where id = ${PROJECT}`)
  const kept = await tx.rows<{ id: number; phase: 'start' | 'end' }>(sql`
    insert into microdata_forms (project_id, phase, number, content, at)
    values (${PROJECT}, 'start', 1, ${JSON.stringify(start)}::jsonb, ${`${today}T00:00:00Z`}::timestamptz),
      (${PROJECT}, 'end', 1, ${JSON.stringify(end)}::jsonb, ${`${today}T00:00:00Z`}::timestamptz)
    returning id, phase`)
  const people = await tx.rows<{ id: number }>(sql`
    select user_id as id from memberships
    where project_id = ${PROJECT} and is_mentee and fields ? 'kayas'
    order by user_id limit ${PEOPLE}::int`)
  const forms = people.flatMap(({ id }, index) => makeForms(id, index, { today, random }))
  for (const [place, change] of WRONG.entries()) {
    const id = people.at(-1 - place)?.id
    // A number is written as its holder has it: one of each is wrong, whoever it is of.
    if (id === undefined) continue
    await tx.run(sql`
      update users set fields = jsonb_strip_nulls(fields || ${JSON.stringify(change)}::jsonb)
      where id = ${id}`)
  }
  await insertForms(tx, forms, kept)
  await insertSendings(tx, today)
}

async function insertForms(
  tx: Db,
  forms: readonly Form[],
  kept: readonly { readonly id: number; readonly phase: string }[],
): Promise<void> {
  const columns = {
    project_id: 'int',
    user_id: 'int',
    phase: 'text',
    form_id: 'int',
    answers: 'json',
    saved_at: 'instant',
    final: 'bool',
  } as const
  const rows = forms.map((form) => ({
    ...form,
    project_id: PROJECT,
    form_id: kept.find(({ phase }) => phase === form.phase)?.id ?? 0,
  }))
  await insertRows(tx, 'microdata', columns, rows)
  await tx.run(sql`
    insert into microdata_versions
      (project_id, user_id, phase, form_id, version, event, answers, at)
    select project_id, user_id, phase, form_id, version,
      case when final then 'final' else 'draft' end, answers, saved_at
    from microdata`)
  // Every ninth that is final was so before, and was opened for a correction.
  await tx.run(sql`
    with again as (
      update microdata set version = 3, saved_at = saved_at + interval '2 days'
      where final and user_id % 9 = 0 returning *
    )
    insert into microdata_versions
      (project_id, user_id, phase, form_id, version, event, answers, reason, at)
    select a.project_id, a.user_id, a.phase, a.form_id, v.number, v.event, a.answers, v.reason,
      a.saved_at - v.before * interval '1 hour'
    from again a cross join (values (2, 'opened', 'Λάθος ημερομηνία', 1), (3, 'final', '', 0))
      as v (number, event, reason, before)`)
}

/** Of the entry forms that are final half were sent, and what became of each. */
async function insertSendings(tx: Db, today: string): Promise<void> {
  const states = SENT.map(({ state }) => state)
  await tx.run(sql`
    insert into microdata_sendings
      (project_id, user_id, phase, version, record_key, state, reason, xml_error, mis, address,
        queued_at, ended_at)
    select r.project_id, r.user_id, r.phase, r.version, md5(r.phase || r.user_id)::uuid, s.state, s.reason, s.xml_error, '5031234',
      'https://microdata.example.org/', ${`${today}T06:00:00Z`}::timestamptz,
      ${`${today}T06:00:04Z`}::timestamptz
    from microdata r
    join unnest(${states}::text[], ${SENT.map(({ reason }) => reason)}::text[],
      ${SENT.map(({ xml_error: error }) => error)}::text[])
      with ordinality as s (state, reason, xml_error, place)
      on s.place = case when r.user_id % 10 < 6 then 1 else r.user_id % 10 - 4 end
    where r.phase = 'start' and r.final and r.user_id % 2 = 0`)
}

function makeForms(
  user_id: number,
  index: number,
  { today, random }: { readonly today: string; readonly random: Random },
): Form[] {
  // The last of them have not begun.
  if (index >= PEOPLE - 10) return []
  const joined = addDays(today, -random.between(60, 150))
  const left = addDays(today, -random.between(5, 50))
  const start: Form = {
    user_id,
    phase: 'start',
    answers: makeAnswers('start', joined, random),
    final: index % 7 !== 3,
    saved_at: athensInstant(addDays(joined, 2), '11:20'),
  }
  if (!start.final || index % 10 >= LEFT_OF_TEN) return [start]
  const end: Form = {
    user_id,
    phase: 'end',
    answers: makeAnswers('end', left, random),
    final: index % 9 !== 2,
    saved_at: athensInstant(addDays(left, 2), '13:05'),
  }
  return [start, end]
}

/** An answer to every question that is asked: days are that of the phase, choices are drawn. */
function makeAnswers(phase: 'start' | 'end', day: string, random: Random): Record<string, string> {
  const questions = readMicrodataForm(READY_FORMS['2021-27'][phase], 'el')
  const answers: Record<string, string> = {}
  for (const question of questions) {
    const place = placeKindOf(question)
    const choices = place
      ? placesOf(place).map(({ value }) => value)
      : question.Options.map(({ Id }) => Id)
    answers[question.Id] = choices[random.between(0, choices.length - 1)] ?? day
  }
  const asked = new Set(askedMicrodata(questions, answers).map(({ Id }) => Id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)))
}
