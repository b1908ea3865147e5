import type { Block, Inline, RichText } from '@telemachos/rules/rich-text/document'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { insertPictures, pictureBlock } from './insert-pictures.ts'
import { LETTER_SHEET, ROAD, THREE_STEPS, type DemoPicture } from './pictures.ts'

/** The project whose authors have done all this. */
const PROJECT = 1

const WELCOME = 1
const CURRICULUM = 13
const LETTER = 14
const VACANCIES = 16
const VISIT = 17
const REVIEWS = [4, 19, 23]
const MIDTERM = 19
const THIRD_MEETING = 18
const NOTE = 21
const LAST_MEETING = 22
/** An action that is no longer part of the programme. */
const DIARY = 26

/** From what deadlines count: so many days, from joining, after another action, or from a meeting. */
const RULES = [
  { action: LETTER, from: 'completion', anchor: CURRICULUM, amount: 14, unit: 'day' },
  { action: MIDTERM, from: 'meeting', anchor: THIRD_MEETING, amount: 1, unit: 'week' },
  { action: NOTE, from: 'joining', anchor: null, amount: 60, unit: 'week' },
] as const

const say = (text: string): Inline => ({ type: 'text', text })
const link = (text: string, href: string): Inline => ({
  type: 'text',
  text,
  marks: [
    {
      type: 'link',
      attrs: { href },
    },
  ],
})
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content })
const heading = (text: string): Block => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [say(text)],
})
const list = (...lines: string[]): Block => ({
  type: 'bulletList',
  content: lines.map((line) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [say(line)] }],
  })),
})
const rich = (...content: Block[]): RichText => ({ type: 'doc', content })

/** What is drawn for a description, by action. */
const PICTURES: ReadonlyMap<number, DemoPicture> = new Map([
  [WELCOME, ROAD],
  [LETTER, LETTER_SHEET],
  [VISIT, THREE_STEPS],
])

/** Descriptions with headings, lists, links and pictures, by action. */
const DESCRIPTIONS: Readonly<Record<number, { readonly el: RichText; readonly en: RichText }>> = {
  [WELCOME]: {
    el: rich(
      paragraph(
        say(
          'Τι θα κάνουμε μαζί τους επόμενους μήνες, ποιος είναι δίπλα σας και τι περιμένουμε ο ένας από τον άλλον.',
        ),
      ),
      pictureBlock(WELCOME, ROAD, 'el'),
      paragraph(say('Διαβάστε το με την ησυχία σας και σημειώστε το ως ολοκληρωμένο.')),
    ),
    en: rich(
      paragraph(
        say(
          'What we will do together in the coming months, who is at your side and what we expect of one another.',
        ),
      ),
      pictureBlock(WELCOME, ROAD, 'en'),
      paragraph(say('Read it at your leisure and mark it as completed.')),
    ),
  },
  [LETTER]: {
    el: rich(
      paragraph(say('Γράψτε μια επιστολή για μια αγγελία που σας ενδιαφέρει.')),
      pictureBlock(LETTER, LETTER_SHEET, 'el'),
      heading('Τι χρειάζεται'),
      list(
        'Γιατί αυτή η θέση, με μία πρόταση.',
        'Ένα παράδειγμα από όσα έχετε κάνει.',
        'Πότε μπορείτε να μιλήσετε.',
      ),
      paragraph(
        say('Ξεκινήστε από το '),
        link('υπόδειγμα επιστολής', 'https://example.org/ypodeigma-epistolis'),
        say('.'),
      ),
    ),
    en: rich(
      paragraph(say('Write a letter for a vacancy that interests you.')),
      pictureBlock(LETTER, LETTER_SHEET, 'en'),
      heading('What it needs'),
      list(
        'Why this job, in one sentence.',
        'An example from what you have done.',
        'When you can talk.',
      ),
      paragraph(
        say('Begin with the '),
        link('sample letter', 'https://example.org/ypodeigma-epistolis'),
        say('.'),
      ),
    ),
  },
  [VISIT]: {
    el: rich(
      paragraph(say('Μια μέρα σε μια επιχείρηση ή έναν οργανισμό.')),
      pictureBlock(VISIT, THREE_STEPS, 'el'),
      heading('Πριν από την επίσκεψη'),
      list('Διαβάστε δυο λόγια για τον χώρο.', 'Ετοιμάστε τρεις ερωτήσεις.'),
      heading('Στην επιστροφή'),
      paragraph(
        say('Κρατήστε σημειώσεις, όπως στον '),
        link('οδηγό επισκέψεων', 'https://example.org/odigos-episkepsis'),
        say('.'),
      ),
    ),
    en: rich(
      paragraph(say('A day in a business or an organisation.')),
      pictureBlock(VISIT, THREE_STEPS, 'en'),
      heading('Before the visit'),
      list('Read a few words about the place.', 'Prepare three questions.'),
      heading('When you are back'),
      paragraph(
        say('Take notes, as in the '),
        link('guide to visits', 'https://example.org/odigos-episkepsis'),
        say('.'),
      ),
    ),
  },
}

/** What is being written of an action and not published yet. */
const DRAFT = {
  Title: { el: 'Τελευταία συνάντηση', en: 'Last meeting' },
  Descr: {
    el: 'Τι πετύχατε, τι κρατάτε, πώς συνεχίζετε. Φέρτε μαζί σας το σχέδιό σας.',
    en: 'What you have achieved, what you keep, how you go on. Bring your plan.',
  },
}

const REPORT = {
  title: { el: 'Από την έναρξη ως την αποτίμηση', en: 'From start to review' },
  lead: {
    el: 'Πού βρισκόταν στην αρχή, στη μέση και στο τέλος· διαβάζεται μαζί με τον ωφελούμενο.',
    en: 'Where they stood at the start, midway and at the end; read together with the mentee.',
  },
}

/**
 * What authors make of actions beyond their words: deadlines that count from something of each mentee,
 * descriptions with headings, links and pictures, a draft, an archived action, one that completes itself, and a
 * report of results.
 */
export async function insertAuthoring(
  tx: Db,
  today: string,
  storage: FileStorage | undefined,
): Promise<void> {
  const at = (days: number) => athensInstant(addDays(today, -days), '10:20')
  const author = sql`(
    select min(user_id) from memberships where project_id = ${PROJECT} and 'Admin' = any (roles))`
  for (const { action, from, anchor, amount, unit } of RULES)
    await tx.run(sql`
      update project_actions set due_on = null, due_from = ${from}, due_anchor_id = ${anchor}::int,
        due_amount = ${amount}, due_unit = ${unit}
      where project_id = ${PROJECT} and action_id = ${action}`)
  for (const [id, { el, en }] of Object.entries(DESCRIPTIONS))
    await tx.run(sql`
      update actions set descr = ${JSON.stringify(el)},
        descrs = jsonb_build_object('en', ${JSON.stringify(en)}::text)
      where id = ${Number(id)}`)
  await insertPictures(tx, PICTURES, { projectId: PROJECT, author, at: at(30), storage })
  await tx.run(sql`
    update actions set completion = '{"By": "automatic"}' where id = ${VACANCIES}`)
  await tx.run(sql`
    insert into action_drafts (action_id, content, version, saved_at, saved_by)
    select id, ${JSON.stringify(DRAFT)}::jsonb, version, ${at(1)}::timestamptz, ${author}
    from actions where id = ${LAST_MEETING}`)
  await tx.run(sql`
    insert into actions (id, type_id, title, titles, descr, descrs)
    values (${DIARY}, 3, 'Ημερολόγιο δεξιοτήτων', '{"en": "Diary of skills"}',
      'Μια σελίδα την εβδομάδα. Αντικαταστάθηκε από τους στόχους και το σχέδιο.',
      '{"en": "A page a week. Goals and plan have taken its place."}')`)
  await tx.run(sql`
    insert into project_actions (project_id, action_id, flags, position, group_path, archived_at)
    values (${PROJECT}, ${DIARY}, 0, 990, array['Δεξιότητες'], ${at(40)}::timestamptz)`)
  await tx.run(sql`
    insert into quest_reports (project_id, title, lead, action_ids, parts, saved_at, saved_by)
    values (${PROJECT}, ${JSON.stringify(REPORT.title)}::jsonb, ${JSON.stringify(REPORT.lead)}::jsonb,
      ${REVIEWS}::int[], 'scales', ${at(20)}::timestamptz, ${author})`)
}
