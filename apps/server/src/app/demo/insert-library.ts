import { LINK_TYPE } from '@telemachos/contract/library/kinds'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import { fold, sortKey } from '@telemachos/rules/greek-text'
import { soundKey } from '@telemachos/rules/sound-key'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { insertRows } from './rows.ts'

/** The folders of each library, those above first. */
const FOLDERS = [
  'Βιογραφικό και συνέντευξη/',
  'Βιογραφικό και συνέντευξη/Υποδείγματα/',
  'Εκπαίδευση/',
  'Επιχειρηματικότητα/',
]

/** What mentors have put there: in which folder, so many days ago, and whether it is approved. */
const ITEMS = [
  {
    folder: 'Βιογραφικό και συνέντευξη/',
    days: 60,
    isApproved: true,
    title: 'Πώς γράφεται ένα βιογραφικό',
    link: 'https://example.org/odigos-viografikou',
    tags: ['βιογραφικό', 'οδηγός'],
    description: 'Βήμα βήμα, με παραδείγματα για πρώτη εργασία.',
  },
  {
    folder: 'Βιογραφικό και συνέντευξη/Υποδείγματα/',
    days: 58,
    isApproved: true,
    title: 'Υπόδειγμα συνοδευτικής επιστολής',
    link: 'https://example.org/ypodeigma-epistolis',
    tags: ['επιστολή', 'υπόδειγμα'],
    description: 'Συμπληρώστε τα στοιχεία σας και κρατήστε το σε μία σελίδα.',
  },
  {
    folder: 'Βιογραφικό και συνέντευξη/',
    days: 33,
    isApproved: true,
    title: 'Είκοσι ερωτήσεις συνέντευξης',
    link: 'https://example.org/erotiseis-synentefxis',
    tags: ['συνέντευξη'],
    description: 'Με ιδέες για το πώς να απαντήσετε στη δύσκολη: «γιατί εσάς;»',
  },
  {
    folder: 'Εκπαίδευση/',
    days: 21,
    isApproved: true,
    title: 'Δωρεάν μαθήματα υπολογιστών',
    link: 'https://example.org/mathimata-ypologiston',
    tags: ['μαθήματα', 'υπολογιστές'],
    description: 'Για αρχάριους, στα ελληνικά και χωρίς προθεσμίες.',
  },
  {
    folder: 'Επιχειρηματικότητα/',
    days: 12,
    isApproved: true,
    title: 'Πρώτα βήματα μιας μικρής επιχείρησης',
    link: 'https://example.org/prota-vimata',
    tags: ['επιχείρηση', 'οδηγός'],
    description: 'Έναρξη, ασφάλιση και φόροι με απλά λόγια.',
  },
  {
    folder: 'Εκπαίδευση/',
    days: 2,
    isApproved: false,
    title: 'Πρόγραμμα κατάρτισης στον τουρισμό',
    link: 'https://example.org/katartisi-tourismos',
    tags: ['μαθήματα', 'τουρισμός'],
    description: 'Αιτήσεις ως το τέλος του μήνα.',
  },
]

/**
 * Fills the library of each project that has mentors: folders, and in them links that the first mentors
 * have added; the last one waits for approval. Some mentees have rated what they read.
 */
export async function insertLibrary(tx: Db, today: string): Promise<void> {
  const projects = await tx.rows<{ id: number; mentors: number[]; admin: number }>(sql`
    select p.id, admin.user_id as admin,
      array(select user_id from memberships m
        where m.project_id = p.id and 'Mentor' = any (m.roles) and m.active
        order by user_id limit 3) as mentors
    from projects p
    join lateral (select user_id from memberships m
      where m.project_id = p.id and 'Admin' = any (m.roles) order by user_id limit 1) admin on true
    order by p.id`)
  const libraries = projects.filter(({ mentors }) => mentors.length > 0)
  await insertRows(
    tx,
    'library_categories',
    { project_id: 'int', path: 'text', parent: 'text', name: 'text', sort_key: 'text' },
    libraries.flatMap(({ id }) => FOLDERS.map((path) => ({ project_id: id, ...folder(path) }))),
  )
  await insertRows(
    tx,
    'library_items',
    {
      project_id: 'int',
      category: 'text',
      title: 'text',
      link: 'text',
      mime: 'text',
      metadata: 'json',
      tags: 'json',
      uploader_id: 'int',
      created_at: 'instant',
      approve: 'bool',
      approved_at: 'instant',
      approved_by: 'int',
      sort_key: 'text',
      search_key: 'text',
    },
    libraries.flatMap(({ id, mentors, admin }) =>
      ITEMS.map((item, index) => ({
        project_id: id,
        uploader_id: mentors[index % mentors.length],
        ...asRow(item, today, admin),
      })),
    ),
  )
  await rate(tx)
}

function folder(path: string): object {
  const names = path.split('/').filter(Boolean)
  const name = names.pop() ?? ''
  const parent = names.map((one) => `${one}/`).join('') || '/'
  return { path, parent, name, sort_key: sortKey(name) }
}

function asRow(item: (typeof ITEMS)[number], today: string, admin: number): object {
  const { folder: category, title, link, tags, description, days, isApproved } = item
  const words = [title, ...tags].join(' ')
  return {
    category,
    title,
    link,
    tags,
    mime: LINK_TYPE,
    metadata: { Abstract: description },
    approve: true,
    approved_by: isApproved ? admin : null,
    created_at: athensInstant(addDays(today, -days), '11:00'),
    approved_at: isApproved ? athensInstant(addDays(today, 1 - days), '09:30') : null,
    sort_key: sortKey(title),
    search_key: `${fold(words)} | ${soundKey(words)}`,
  }
}

/** Some mentees of the project give three to five stars to what is approved. */
async function rate(tx: Db): Promise<void> {
  await tx.run(sql`
    insert into library_ratings (item_id, user_id, stars)
    select i.id, m.user_id, 3 + (i.id + m.user_id) % 3
    from library_items i
    join lateral (select user_id from memberships
      where project_id = i.project_id and is_mentee and active
      order by user_id limit 4 + i.id % 5) m on true
    where i.approved_at is not null`)
}
