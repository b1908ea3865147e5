import { STATUS } from '@telemachos/contract/applications/statuses'
import { fold } from '@telemachos/rules/greek-text'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { mailboxOf } from '../../modules/mail/index.ts'
import { personKeys } from '../../modules/people/index.ts'
import { APPLICATION_FORM, FORM_BEFORE } from './application-form.ts'
import { MEN, SURNAMES, WOMEN } from './names.ts'
import { insertDocuments } from './insert-documents.ts'
import { insertAssessment, REASONS } from './insert-assessment.ts'
import { makeAfm } from './numbers.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import type { Random } from './random.ts'
import { continueNumbers, insertRows } from './rows.ts'

const PROJECT = 1
const COUNT = 120
/** Where those who are not selected stand, by turns; the selected are mentees already. */
const { sent, changed, eligible, rejected } = STATUS
const STATUSES = [sent, sent, sent, changed, eligible, eligible, rejected, sent] as const
const SELECTED = 24
/** From this one on they are written on the form as it is now, which asks for documents. */
const WITH_DOCUMENTS = 48
/** So many are not handed in yet. */
const DRAFTS = 7
/** From this one on, addresses of those that are not assessed are not proven yet. */
const UNPROVEN_FROM = COUNT - 8

interface Applicant {
  first_name: string
  last_name: string
  email: string
  afm: string
  birth_date: string
  user_id: number | null
}

/** An open call of the first project with applications in every status; the selected are its mentees. */
export async function insertApplications(
  tx: Db,
  today: string,
  random: Random,
  storage?: FileStorage,
): Promise<void> {
  const selected = await tx.rows<Applicant & { user_id: number }>(sql`
    select u.id as user_id, u.first_name, u.last_name, u.email, coalesce(u.fields ->> 'afm', '') as afm,
      coalesce(u.fields ->> 'birth_date', '') as birth_date
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${PROJECT} and m.is_mentee and u.fields ? 'birth_date'
    order by u.id limit ${SELECTED}::int`)
  const others = Array.from({ length: COUNT - selected.length }, () => makeApplicant(random, today))
  // Some apply twice.
  for (const place of [5, 17, 40]) {
    const [first, second] = [others[place], others[place + 9]]
    if (first && second) Object.assign(second, first)
  }
  const applicants = [...selected, ...others]
  const year = Number(today.slice(0, 4))
  const statuses = applicants.map(({ user_id }, index) =>
    user_id === null ? (STATUSES[(index + 1) % STATUSES.length] ?? STATUS.sent) : STATUS.selected,
  )
  const unproven = statuses.map((status, index) => status === STATUS.sent && index >= UNPROVEN_FROM)
  const counted = unproven.filter((isUnproven) => !isUnproven).length
  await tx.run(sql`
    insert into application_calls
      (project_id, opens_at, closes_at, capacity, received, protocol_year, protocol_last)
    values (${PROJECT}, ${athensInstant(addDays(today, -30), '00:00')},
      ${athensInstant(addDays(today, 31), '00:00')}, ${COUNT - 10}, ${counted}, ${year},
      ${applicants.length})`)
  const formBefore = await insertForm(tx, FORM_BEFORE, addDays(today, -31))
  const formNow = await insertForm(tx, APPLICATION_FORM, addDays(today, -19))
  const rows = applicants.map((applicant, index) => {
    const id = index + 1
    const protocol = `${year}-${String(id).padStart(5, '0')}`
    const status = statuses[index] ?? STATUS.sent
    const isUnproven = unproven[index] ?? false
    const receivedAt = athensInstant(addDays(today, Math.floor(index / 4) - 30), '10:15')
    const { user_id, ...person } = applicant
    const name = { firstName: person.first_name, lastName: person.last_name }
    const isRejected = status === STATUS.rejected
    return {
      id,
      project_id: PROJECT,
      status,
      user_id,
      form_id: index < WITH_DOCUMENTS ? formBefore : formNow,
      protocol,
      rejected_from: isRejected ? STATUS.sent : null,
      reason: isRejected ? random.pick(REASONS).el : null,
      changes_text:
        status === STATUS.sent && id % 10 === 0 ? 'Γράψτε τον ΑΦΜ όπως στο myAADE.' : null,
      waiting: index >= COUNT - 10 && !isUnproven,
      received_at: receivedAt,
      proven_at: isUnproven ? null : receivedAt,
      proven_email: isUnproven ? '' : person.email,
      proof_asked_at: receivedAt,
      answers: {
        ...person,
        phone: `69${random.digits(8)}`,
        postcode: `${random.between(10, 85)}${random.digits(3)}`,
        ...makeWork(random),
      },
      first_name: person.first_name,
      last_name: person.last_name,
      search_key: `${
        personKeys({
          ...name,
          username: person.email,
        }).searchKey
      } ${protocol}`,
      afm: person.afm,
      email: person.email,
      mailbox: mailboxOf(person.email),
      birth_key: `${fold(`${person.last_name} ${person.first_name}`)} ${person.birth_date}`,
      language: 'el',
      captcha_key: `demo-${id}`,
      token_hash: `demo-${id}`,
      token_until: athensInstant(today, '00:00'),
    }
  })
  const instants = {
    received_at: 'instant',
    token_until: 'instant',
    proven_at: 'instant',
    proof_asked_at: 'instant',
  } as const
  const numbers = {
    id: 'int',
    project_id: 'int',
    form_id: 'int',
    status: 'int',
    user_id: 'int',
  } as const
  const texts = {
    reason: 'text',
    changes_text: 'text',
    first_name: 'text',
    last_name: 'text',
  } as const
  const keys = { search_key: 'text', afm: 'text', birth_key: 'text' } as const
  const addresses = { email: 'text', proven_email: 'text', mailbox: 'text' } as const
  await insertRows(
    tx,
    'applications',
    {
      ...numbers,
      ...instants,
      ...texts,
      ...keys,
      ...addresses,
      protocol: 'text',
      rejected_from: 'int',
      waiting: 'bool',
      answers: 'json',
      language: 'text',
      captcha_key: 'text',
      token_hash: 'text',
    },
    rows,
  )
  await continueNumbers(tx, 'applications')
  // Of the latest, what became of them is of the evening before.
  const until = athensInstant(addDays(today, -1), '20:00')
  await tx.run(sql`
    insert into application_history (application_id, at, to_status)
    select id, received_at, 1 from applications`)
  await tx.run(sql`
    insert into application_history (application_id, at, by_user, from_status, to_status, note)
    select a.id, least(a.received_at + interval '3 days', ${until}::timestamptz), m.user_id, 1, a.status, coalesce(a.reason, '')
    from applications a
    cross join lateral (
      select user_id from memberships
      where project_id = a.project_id and 'Admin' = any (roles) order by user_id limit 1) m
    where a.status in (2, 3, 1000)`)
  await tx.run(sql`
    insert into application_history (application_id, at, from_status, to_status, note)
    select id, least(received_at + interval '2 days', ${until}::timestamptz), 1, 1, changes_text from applications
    where changes_text is not null`)
  await insertAssessment(tx, { project: PROJECT, random, until })
  await insertDocuments(tx, formNow, storage)
  await insertDrafts(tx, today)
}

async function insertForm(tx: Db, sections: unknown, day: string): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into application_forms (project_id, sections, saved_at)
    values (${PROJECT}, ${JSON.stringify(sections)}::jsonb, ${athensInstant(day, '09:00')})
    returning id`)
  return id
}

/** Applications that somebody has begun, some further than others. */
async function insertDrafts(tx: Db, today: string): Promise<void> {
  const answers = Object.entries({
    first_name: 'Μαρία',
    last_name: 'Δοκιμαστική',
    birth_date: '2001-05-14',
    phone: '6900000000',
    postcode: '10431',
    employment: 'student',
  })
  const drafts = Array.from({ length: DRAFTS }, (_, index) => ({
    project_id: PROJECT,
    answers: Object.fromEntries(answers.slice(0, 1 + (index % answers.length))),
    token_hash: `demo-draft-${index}`,
    saved_at: athensInstant(addDays(today, -1 - 3 * index), '07:40'),
    until: athensInstant(addDays(today, 29 - 3 * index), '07:40'),
  }))
  const columns = {
    project_id: 'int',
    answers: 'json',
    token_hash: 'text',
    saved_at: 'instant',
    until: 'instant',
  } as const
  await insertRows(tx, 'application_drafts', columns, drafts)
}

function makeApplicant(random: Random, today: string): Applicant {
  const isWoman = random.chance(0.55)
  const first_name = random.pick(isWoman ? WOMEN : MEN)
  const [man, woman] = random.pick(SURNAMES)
  return {
    first_name,
    last_name: isWoman ? woman : man,
    email: `applicant${random.digits(6)}@example.org`,
    afm: makeAfm(random),
    birth_date: addDays(today, -random.between(18 * 366, 29 * 365)),
    user_id: null,
  }
}

function makeWork(random: Random): Record<string, string> {
  const employment = random.pick(['unemployed', 'unemployed', 'student', 'working'])
  return {
    employment,
    ...(employment === 'unemployed' && { unemployed_months: String(random.between(1, 30)) }),
    ...(random.chance(0.6) && { goal: 'Να βρω μια δουλειά που να ταιριάζει με όσα σπούδασα.' }),
  }
}
