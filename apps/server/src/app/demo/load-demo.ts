import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import type { Database, Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { takeLock, type LockAttempt } from '../../kernel/database/take-lock.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { ACTIONS } from './actions.ts'
import { insertAuthoring } from './insert-authoring.ts'
import { insertApplications } from './insert-applications.ts'
import { insertChat } from './insert-chat.ts'
import { insertConferences } from './insert-conferences.ts'
import { insertConsents, insertConsentTexts } from './insert-consents.ts'
import { insertIndicators, insertTrends } from './insert-indicators.ts'
import { insertLogos, logosOf, withLogo, type DemoLogo } from './insert-logos.ts'
import { insertLibrary } from './insert-library.ts'
import { insertFormer } from './insert-former.ts'
import { insertMicrodata } from './insert-microdata.ts'
import { insertNotices } from './insert-notices.ts'
import { insertActionViews } from './insert-action-views.ts'
import { insertCustomViews } from './insert-custom-views.ts'
import { insertPayments } from './insert-payments.ts'
import { insertPeople } from './insert-people.ts'
import { insertQueries } from './insert-queries.ts'
import { insertRazorDocuments } from './insert-razor-documents.ts'
import { insertScripts } from './insert-scripts.ts'
import { insertReports } from './insert-reports.ts'
import { insertServices } from './insert-services.ts'
import { insertSpreadsheets } from './insert-spreadsheets.ts'
import { insertViews } from './insert-views.ts'
import { insertWork } from './insert-work.ts'
import { insertMails } from './mails.ts'
import { insertMentorHours, insertPastMeetings } from './past-meetings.ts'
import { makePeople } from './people.ts'
import { insertProjectVersions } from './project-versions.ts'
import { ProgressMaker, type Progress } from './progress.ts'
import { PROJECTS } from './projects.ts'
import { Random } from './random.ts'
import { AnswerSetsMaker, insertQuestionnaires } from './questionnaires/insert-questionnaires.ts'
import { RelationsMaker, type DemoRelation } from './relations.ts'
import { continueNumbers, insertRows } from './rows.ts'

export interface DemoOptions {
  readonly now: Date
  /** How many mentees; everything else follows. */
  readonly mentees: number
  /** The hash of everybody's password. */
  readonly passwordHash: string
  /** Where the contents of documents go; without it these cannot be opened. */
  readonly storage?: FileStorage
  /** Is told, in words for a person, that another server loads it just now. */
  readonly report?: (step: string) => void
}

/** Somebody is there already. */
export class DatabaseInUse extends Error {
  constructor() {
    super('The demonstration needs an empty database')
  }
}

/** Any number will do, as long as nothing else locks it. */
const LOCK = 7_246_514

/** Everything is made from this number: the same programme every time, but for the dates. */
const SEED = 20_260_305

/** So many mentees are in memory at once, with all that they have done. */
const CHUNK = 1_000

/** Completions of the last weeks are in the audit log too. */
const AUDITED_DAYS = 21

/** Whether the database has nobody in it yet. */
export async function isEmpty(database: Db): Promise<boolean> {
  const row = await database.one<{ empty: boolean }>(sql`
    select not exists (select from users) and not exists (select from projects) as empty`)
  return row.empty
}

/**
 * Fills an empty database with the demonstration programme, whole or not at all. Of servers that start
 * together one does, and the others wait for it.
 * @throws DatabaseInUse; as takeLock.
 */
export async function loadDemo(database: Database, options: DemoOptions): Promise<void> {
  const today = todayInAthens(options.now)
  const random = new Random(SEED)
  const people = makePeople(random, today, { mentees: options.mentees, atOnce: CHUNK })
  const relations = new RelationsMaker(random, today, people.staff)
  const progress = new ProgressMaker(random, today)
  const answerSets = new AnswerSetsMaker(SEED, options.now)
  await database.transaction(async (tx) => {
    // Of many thousands of people, a single statement takes longer than any request may.
    await tx.run(sql`set local statement_timeout = 0`)
    const { report } = options
    const until = 'the transaction ends'
    const work = 'loads the demonstration'
    await takeLock((statement) => tx.rows<LockAttempt>(statement), {
      lock: LOCK,
      until,
      work,
      report,
    })
    if (!(await isEmpty(tx))) throw new DatabaseInUse()
    await insertProjects(tx, options, today)
    await insertConsentTexts(tx, today)
    await insertPeople(tx, people.staff, options.passwordHash, today)
    await insertProjectVersions(tx, today)
    await insertQuestionnaires(tx, today)
    await insertRelations(tx, relations.forMentors())
    for (const mentees of people.mentees) {
      await insertPeople(tx, mentees, options.passwordHash, today)
      const lookedAfter = relations.forMentees(mentees)
      await insertRelations(tx, lookedAfter)
      const mentors = defaultMentors(lookedAfter)
      const made = mentees.map((mentee) => progress.make(mentee, mentors.get(mentee.id) ?? null))
      await insertProgress(tx, made)
      await answerSets.insert(tx, made)
    }
    await insertPastMeetings(tx, today)
    await insertMentorHours(tx)
    await insertConferences(tx, today)
    await insertMails(tx, today)
    await insertConsents(tx)
    await insertPayments(tx)
    await insertApplications(tx, today, random, options.storage)
    await insertMicrodata(tx, today, random)
    await insertViews(tx)
    await insertCustomViews(tx, today)
    await insertActionViews(tx, today)
    await insertServices(tx, today)
    await insertScripts(tx, today)
    await insertRazorDocuments(tx, today)
    await insertQueries(tx, today)
    await insertReports(tx, today)
    await insertWork(tx)
    await insertSpreadsheets(tx, today)
    await insertNotices(tx, today)
    await insertChat(tx, today)
    await insertLibrary(tx, today)
    await auditCompletions(tx, today)
    await markSignIns(tx, today)
    await insertAuthoring(tx, today, options.storage)
    await insertFormer(tx, options.passwordHash, today)
    await insertIndicators(tx)
    await insertTrends(tx, today)
    for (const table of ['projects', 'users', 'actions', 'answer_sets'])
      await continueNumbers(tx, table)
  })
}

/** Nearly everybody has come within the last week; one mentee in forty never answered the invitation. */
async function markSignIns(tx: Db, today: string): Promise<void> {
  await tx.run(sql`
    update users set last_signed_in_at =
      ${athensInstant(addDays(today, -1), '22:00')}::timestamptz - make_interval(hours => id * 7 % 160)
    where id % 40 <> 0
      or not exists (select from memberships m where m.user_id = users.id and m.is_mentee)`)
}

async function insertProjects(tx: Db, { now, storage }: DemoOptions, today: string): Promise<void> {
  const logos = storage ? logosOf(PROJECTS) : new Map<number, DemoLogo>()
  await insertRows(
    tx,
    'projects',
    { id: 'int', url: 'text', descr: 'text', settings: 'json' },
    PROJECTS.map(({ id, url, descr, settings }) => ({
      id,
      url,
      descr,
      settings: withLogo(settings, logos.get(id)),
    })),
  )
  if (storage) await insertLogos(tx, [...logos], { storage, now })
  await insertRows(
    tx,
    'actions',
    {
      id: 'int',
      type_id: 'int',
      title: 'text',
      descr: 'text',
      data: 'json',
      quest_id: 'int',
      enable_condition: 'text',
      show_condition: 'text',
      titles: 'json',
      descrs: 'json',
    },
    ACTIONS.map((action) => ({
      id: action.id,
      type_id: action.type,
      title: action.title,
      descr: action.descr,
      data: {
        ...(action.form && { form: action.form }),
        ...(action.place && { place: action.place }),
      },
      quest_id: action.type === 4 ? action.id : null,
      enable_condition: action.enable ?? '',
      show_condition: action.show ?? '',
      titles: { en: action.english },
      descrs: { en: action.englishDescr },
    })),
  )
  await insertRows(
    tx,
    'project_actions',
    {
      project_id: 'int',
      action_id: 'int',
      flags: 'int',
      position: 'int',
      group_path: 'texts',
      due_on: 'date',
    },
    PROJECTS.flatMap(({ id: project_id }) =>
      ACTIONS.filter(({ projects }) => projects?.includes(project_id) ?? true).map(
        (action, place) => ({
          project_id,
          action_id: action.id,
          flags: action.flags ?? GRID_FLAGS.Published,
          position: (place + 1) * 10,
          group_path: [action.group],
          due_on: action.due === undefined ? null : addDays(today, action.due),
        }),
      ),
    ),
  )
}

function insertRelations(tx: Db, relations: readonly DemoRelation[]): Promise<void> {
  return insertRows(
    tx,
    'relations',
    {
      project_id: 'int',
      kind: 'text',
      holder_id: 'int',
      subject_id: 'int',
      action_id: 'int',
      from_at: 'instant',
      to_at: 'instant',
      assigned_by: 'int',
    },
    relations,
  )
}

/** The mentor of each mentee who has one now, by id. */
function defaultMentors(relations: readonly DemoRelation[]): ReadonlyMap<number, number> {
  const current = relations.filter(
    ({ kind, to_at, action_id }) => kind === 'mentor' && to_at === null && action_id === null,
  )
  return new Map(current.map(({ subject_id, holder_id }) => [subject_id, holder_id]))
}

const CELL = { project_id: 'int', mentee_id: 'int', action_id: 'int' } as const

async function insertProgress(tx: Db, made: readonly Progress[]): Promise<void> {
  await insertRows(
    tx,
    'completions',
    { ...CELL, mentor_id: 'int', completed_at: 'instant', completed_by: 'int' },
    made.flatMap(({ completions }) => completions),
  )
  await insertRows(
    tx,
    'action_data',
    {
      ...CELL,
      drawer: 'text',
      author_id: 'int',
      data: 'json',
      scheduled_at: 'instant',
      updated_at: 'instant',
      updated_by: 'int',
    },
    made.flatMap(({ data }) => data),
  )
  const meetings = made.flatMap((way) => way.meetings)
  await tx.run(sql`
    insert into meetings (project_id, mentee_id, action_id, mentor_id, during, set_by, changed_at)
    select project_id, mentee_id, action_id, mentor_id,
      tstzrange(starts_at, starts_at + interval '45 minutes'), mentor_id, arranged_at
    from jsonb_to_recordset(${JSON.stringify(meetings)}::jsonb) as given
      (project_id int, mentee_id int, action_id int, mentor_id int, starts_at timestamptz,
        arranged_at timestamptz)`)
}

/** Writes who completed what in the last weeks, in the order in which it happened. */
async function auditCompletions(tx: Db, today: string): Promise<void> {
  await tx.run(sql`
    insert into audit_log (at, verb, actor_id, project_id, subject_id, action_id, request_id)
    select completed_at, 'action.completed', completed_by, project_id, mentee_id, action_id,
      'demonstration'
    from completions where completed_at >= ${addDays(today, -AUDITED_DAYS)}::date
    order by completed_at, mentee_id, action_id`)
}
