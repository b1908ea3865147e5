import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import { askedMicrodata, readMicrodataForm } from '@telemachos/rules/microdata-form'
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

/** Entry and exit forms of the first project: most final, some drafts, some people with odd numbers. */
export async function insertMicrodata(tx: Db, today: string, random: Random): Promise<void> {
  await tx.run(sql`
    update projects set microdata_start = ${JSON.stringify(READY_FORMS.start)}::jsonb,
      microdata_end = ${JSON.stringify(READY_FORMS.end)}::jsonb
    where id = ${PROJECT}`)
  const people = await tx.rows<{ id: number }>(sql`
    select user_id as id from memberships
    where project_id = ${PROJECT} and is_mentee and fields ? 'kayas'
    order by user_id limit ${PEOPLE}::int`)
  const forms = people.flatMap(({ id }, index) => makeForms(id, index, { today, random }))
  // Whose numbers are missing, and of another gender than the number says.
  await tx.run(sql`
    update users set fields = case when id % 2 = 0 then fields - 'amka' else fields || jsonb_build_object(
      'gender', case when fields ->> 'gender' = '5301' then '5302' else '5301' end) end
    where id = any (${people.slice(-6).map(({ id }) => id)}::int[])`)
  const columns = {
    project_id: 'int',
    user_id: 'int',
    phase: 'text',
    answers: 'json',
    saved_at: 'instant',
  } as const
  const rows = forms.map(({ final, ...form }) => ({ ...form, project_id: PROJECT, final }))
  await insertRows(tx, 'microdata', { ...columns, final: 'bool' }, rows)
  await tx.run(sql`
    insert into microdata_versions (project_id, user_id, phase, version, event, answers, at)
    select project_id, user_id, phase, version, case when final then 'final' else 'draft' end,
      answers, saved_at
    from microdata`)
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
  const questions = readMicrodataForm(READY_FORMS[phase], 'el')
  const answers: Record<string, string> = {}
  for (const { Id, Options } of questions) {
    answers[Id] = Options[random.between(0, Options.length - 1)]?.Id ?? day
  }
  const asked = new Set(askedMicrodata(questions, answers).map(({ Id }) => Id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)))
}
