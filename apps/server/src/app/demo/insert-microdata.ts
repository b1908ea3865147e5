import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import { askedMicrodata, placeKindOf, readMicrodataForm } from '@telemachos/rules/microdata-form'
import { placesOf } from '@telemachos/rules/places'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { FUNDED } from './names.ts'
import type { Random } from './random.ts'
import { insertRows } from './rows.ts'

const PROJECT = 1
const PEOPLE = 200
/** Of every ten so many have an exit form too. */
const LEFT_OF_TEN = 4

interface Form {
  readonly user_id: number
  readonly phase: 'start' | 'end'
  readonly answers: Answers
  readonly final: boolean
  readonly saved_at: string
}

/** What may be wrong with a person, as changes of their fields: each once with a final form, once without. */
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

/** What may be wrong with forms: of whom, by place among those who have both, and what is done to them. */
const ODD_FORMS = [
  // Answers that were not asked for when the form became final.
  { phase: 'start', change: (answers: Answers) => without(answers, '2', '3', '4', '5') },
  { phase: 'start', change: (answers: Answers) => without(answers, '6') },
  { phase: 'start', change: (answers: Answers) => without(answers, '7') },
  // Left before they joined.
  {
    phase: 'end',
    change: (answers: Answers, joined: string) => ({ ...answers, 21: addDays(joined, -9) }),
  },
  // Left more than six months ago, and nobody has asked how they are.
  { phase: 'both', change: longAgo },
] as const

type Answers = Readonly<Record<string, string>>

const without = (answers: Answers, ...ids: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)))

function longAgo(answers: Answers): Answers {
  const days = Object.entries(answers).filter(([, answer]) => /^\d{4}-\d\d-\d\d$/.test(answer))
  const earlier = days.map(([id, day]) => [id, addDays(day, -260)] as const)
  return without({ ...answers, ...Object.fromEntries(earlier) }, '26', '27')
}

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
    values (${PROJECT}, 'start', 1, ${JSON.stringify(start)}::jsonb, ${athensInstant(addDays(today, -1), '12:00')}::timestamptz),
      (${PROJECT}, 'end', 1, ${JSON.stringify(end)}::jsonb, ${athensInstant(addDays(today, -1), '12:00')}::timestamptz)
    returning id, phase`)
  const people = await tx.rows<{ id: number }>(sql`
    select user_id as id from memberships
    where project_id = ${PROJECT} and is_mentee and fields ? 'kayas'
    order by user_id limit ${PEOPLE}::int`)
  const forms = people.flatMap(({ id }, index) => makeForms(id, index, { today, random }))
  await makeWrong(tx, people, forms)
  await insertForms(tx, withOdd(forms), kept)
  await insertSendings(tx, today)
}

/** Some people without forms, and some with a final one, are wrong in every way; two have lost more. */
async function makeWrong(
  tx: Db,
  people: readonly { readonly id: number }[],
  forms: readonly Form[],
): Promise<void> {
  const finals = forms.filter(({ phase, final }) => phase === 'start' && final)
  const wrong = WRONG.flatMap((change, place) => [
    { id: people.at(-1 - place)?.id, change },
    { id: finals.at(-1 - place)?.user_id, change },
  ])
  await tx.run(sql`
    update users u set fields = jsonb_strip_nulls(u.fields || g.change)
    from jsonb_to_recordset(${JSON.stringify(wrong)}::jsonb) as g (id int, change jsonb)
    where u.id = g.id`)
  // Of the other gender than their AMKA says.
  await tx.run(sql`
    update users set fields = fields || jsonb_build_object('gender',
      case when fields ->> 'gender' = '5301' then '5302' else '5301' end)
    where id = ${finals.at(-1 - WRONG.length)?.user_id ?? 0}`)
  // Without the number that they applied under.
  await tx.run(sql`
    update memberships set fields = fields - 'kayas'
    where project_id = ${PROJECT} and user_id = ${finals.at(-2 - WRONG.length)?.user_id ?? 0}`)
}

/** The forms of some who have both, final, with what may be wrong with forms. */
function withOdd(forms: readonly Form[]): Form[] {
  const finals = forms.filter(({ final }) => final)
  const left = finals.filter(({ phase }) => phase === 'end').map(({ user_id: id }) => id)
  const both = left.filter((id) =>
    finals.some((one) => one.phase === 'start' && one.user_id === id),
  )
  const joined = new Map(
    finals.flatMap(({ phase, user_id: id, answers }) =>
      phase === 'start' ? [[id, answers[1] ?? ''] as const] : [],
    ),
  )
  return forms.map((form) => {
    const odd = ODD_FORMS[both.indexOf(form.user_id)]
    if (!odd || (odd.phase !== 'both' && odd.phase !== form.phase)) return form
    return { ...form, answers: odd.change(form.answers, joined.get(form.user_id) ?? '') }
  })
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
  const sentOn = addDays(today, -1)
  await tx.run(sql`
    insert into microdata_sendings
      (project_id, user_id, phase, version, record_key, state, reason, xml_error, mis, address,
        queued_at, ended_at)
    select r.project_id, r.user_id, r.phase, r.version, md5(r.phase || r.user_id)::uuid, s.state, s.reason, s.xml_error, '5031234',
      'https://microdata.example.org/', ${athensInstant(sentOn, '08:00')}::timestamptz,
      ${athensInstant(sentOn, '08:01')}::timestamptz
    from microdata r
    join unnest(${states}::text[], ${SENT.map(({ reason }) => reason)}::text[],
      ${SENT.map(({ xml_error: error }) => error)}::text[])
      with ordinality as s (state, reason, xml_error, place)
      on s.place = case when r.user_id % 10 < 6 then 1 else r.user_id % 10 - 4 end
    join users u on u.id = r.user_id and u.fields ->> 'municipality' = any (${FUNDED}::text[])
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
