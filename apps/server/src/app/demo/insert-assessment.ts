import { MAIL_KINDS } from '@telemachos/contract/applications/mail-kinds'
import { STATUS } from '@telemachos/contract/applications/statuses'
import { scoreTotal } from '@telemachos/rules/application-scores'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { Random } from './random.ts'
import { insertRows } from './rows.ts'

const CRITERIA = [
  {
    Key: 'need',
    Label: { el: 'Ανάγκη για υποστήριξη', en: 'Need for support' },
    Weight: 40,
    Max: 10,
  },
  { Key: 'motive', Label: { el: 'Κίνητρο', en: 'Motivation' }, Weight: 30, Max: 10 },
  { Key: 'time', Label: { el: 'Διαθεσιμότητα', en: 'Availability' }, Weight: 30, Max: 5 },
]

export const REASONS = [
  { el: 'Εκτός ηλικιακών ορίων', en: 'Outside the age limits' },
  { el: 'Δεν πληρούνται τα κριτήρια', en: 'The criteria are not met' },
  { el: 'Διπλή αίτηση', en: 'Second application' },
]

const COMMENTS = [
  '',
  '',
  'Ξεκάθαροι στόχοι και διάθεση για δουλειά.',
  'Χρειάζεται στήριξη στην αναζήτηση εργασίας.',
  'Γενικόλογη περιγραφή, να το δούμε στη συνέντευξη.',
]

const NOTES = [
  'Τηλεφώνησε και ρώτησε πότε βγαίνουν τα αποτελέσματα.',
  'Να επιβεβαιωθεί ο ταχυδρομικός κώδικας.',
  'Ενδιαφέρεται ιδιαίτερα για τον κλάδο της πληροφορικής.',
]

interface AssessmentOptions {
  readonly project: number
  readonly random: Random
  /** Nothing has been done after this instant. */
  readonly until: string
}

/** How a project assesses its applications, with the sheets of two reviewers and some notes. */
export async function insertAssessment(
  tx: Db,
  { project, random, until }: AssessmentOptions,
): Promise<void> {
  await tx.run(sql`
    insert into application_rules (project_id, criteria, reasons, ties, mails, disagreement)
    values (${project}, ${JSON.stringify(CRITERIA)}::jsonb, ${JSON.stringify(REASONS)}::jsonb,
      '["need", "received"]', ${JSON.stringify(MAIL_KINDS)}::jsonb, 25)`)
  const reviewers = await tx.rows<{ user_id: number }>(sql`
    select user_id from memberships
    where project_id = ${project} and roles && array['Admin', 'Supervisor', 'Coordinator']::text[]
    order by user_id limit 2`)
  const applications = await tx.rows<{ id: number; status: number; received_at: string }>(sql`
    select id, status, received_at from applications
    where project_id = ${project} and status in (1, 2, 3) order by id`)
  const sheets = applications.flatMap(({ id, status, received_at }) => {
    // The eligible and the selected have both sheets; of the new some have one.
    const count = status === STATUS.sent ? (random.chance(0.4) ? 1 : 0) : 2
    const merit = random.between(3, 9)
    return reviewers.slice(0, count).map(({ user_id: reviewer_id }, place) => {
      const apart = random.chance(0.15) ? 4 : 1
      const points = Object.fromEntries(
        CRITERIA.map(({ Key, Max }) => {
          const judged = (merit + (place === 0 ? 0 : random.between(-apart, apart))) * (Max / 10)
          return [Key, Math.min(Max, Math.max(0, Math.round(judged * 2) / 2))]
        }),
      )
      return {
        application_id: id,
        reviewer_id,
        points,
        total: scoreTotal(CRITERIA, points),
        comment: random.pick(COMMENTS),
        at: received_at,
      }
    })
  })
  await insertRows(
    tx,
    'application_scores',
    {
      application_id: 'int',
      reviewer_id: 'int',
      points: 'json',
      total: 'number',
      comment: 'text',
      at: 'instant',
    },
    sheets,
  )
  await tx.run(sql`
    update application_scores
    set at = least(at + (1 + id % 3) * interval '1 day', ${until}::timestamptz)`)
  await tx.run(sql`
    insert into application_history (application_id, at, by_user, from_status, to_status, kind)
    select s.application_id, s.at, s.reviewer_id, 1, 1, 'score' from application_scores s
    order by s.at, s.id`)
  await noteMails(tx, project, until)
  const [writer] = reviewers
  if (!writer) return
  await insertRows(
    tx,
    'application_notes',
    { application_id: 'int', by_user: 'int', at: 'instant', text: 'text' },
    applications
      .filter(() => random.chance(0.15))
      .map(({ id, received_at }) => ({
        application_id: id,
        by_user: writer.user_id,
        at: received_at,
        text: random.pick(NOTES),
      })),
  )
}

/** What applicants whose address is proven were mailed, each after what it tells of. */
async function noteMails(tx: Db, project: number, until: string): Promise<void> {
  await tx.run(sql`
    insert into application_history (application_id, at, by_user, from_status, to_status, note, kind)
    select a.id, least(a.received_at + mail.after * interval '1 day', ${until}::timestamptz), null, a.status, a.status, mail.note, 'mail'
    from applications a cross join lateral (values
      (0, 'received', true),
      (2, 'reviewing', a.status = 1 and exists (
        select from application_scores s where s.application_id = a.id)),
      (2, 'changes', a.changes_text is not null),
      (3, 'eligible', a.status = 2), (3, 'selected', a.status = 3), (3, 'rejected', a.status = 1000)
    ) as mail (after, note, was)
    where a.project_id = ${project} and mail.was and a.proven_at is not null
    order by a.id, mail.after`)
}
