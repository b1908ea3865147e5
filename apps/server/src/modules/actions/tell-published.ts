import { textIn } from '@telemachos/contract/core/text-by-language'
import { pathOf } from '@telemachos/contract/paths'
import type { CallContext } from '../../kernel/context.ts'
import type { Database, Db } from '../../kernel/database/database.ts'
import { notices } from '../../kernel/notices.ts'
import {
  deleteTold,
  listPublishedIn,
  listPublishedTo,
  type PublishedIn,
  type PublishedTo,
} from './published-store.ts'
import type { ActionWords } from './store.ts'

const KIND = 'actions.published'

/** After so long without another one, authors have finished, and have taken back what was a slip. */
const REST_MS = 120_000
/** So many people at once. */
const BATCH = 500
/** So many actions are named in one line. */
const MOST_NAMED = 3

const thingOf = (projectId: number, actionId: number) => `published/${projectId}/${actionId}`

/** Tells mentees and mentors of actions that were published: each of those that they see, in one line. */
export async function tellPublished(database: Database, now: Date): Promise<void> {
  const projects = await listPublishedIn(database, new Date(now.getTime() - REST_MS))
  for (const project of projects) await tellProject(database, project, now)
}

async function tellProject(database: Database, project: PublishedIn, now: Date): Promise<void> {
  let after: number | undefined = 0
  while (after !== undefined) {
    const from: number = after
    after = await database.transaction(async (db) => {
      const people = await listPublishedTo(db, project, from, BATCH)
      await tell(db, project, people, now)
      if (people.length === BATCH) return people.at(-1)?.userId
      await deleteTold(db, project)
      return undefined
    })
  }
}

async function tell(
  db: Db,
  { projectId, last }: PublishedIn,
  people: readonly PublishedTo[],
  now: Date,
): Promise<void> {
  await notices.get().tell(db, {
    kind: KIND,
    projectId,
    senderId: null,
    now,
    to: people.flatMap(({ userId, isMentee, actions }) => {
      const [first] = actions
      if (!first) return []
      const one = actions.length === 1 ? first.id : undefined
      return {
        userId,
        key: `${KIND}/${projectId}/${last}/${userId}`,
        thing: one === undefined ? `published/${projectId}/${last}` : thingOf(projectId, one),
        model: { ...wordsOf(actions.map(({ words }) => words)), path: pathTo(isMentee, one) },
      }
    }),
  })
}

function pathTo(isMentee: boolean, actionId: number | undefined): string {
  if (!isMentee) return pathOf('mentor.action.list')
  return actionId === undefined
    ? pathOf('mentee.actions')
    : pathOf('mentee.action', { Id: actionId })
}

/**
 * The titles of several actions as one, in each language.
 * ```ts
 * wordsOf([{ title: 'Α', titles: { en: 'A' } }, { title: 'Β', titles: {} }])
 * // => { title: 'Α, Β', titles: { en: 'A, Β' } }
 * wordsOf([{ title: 'Α', titles: { en: 'A', fr: 'Un' } }, { title: 'Β', titles: { en: 'B' } }]).titles['fr']
 * // => 'Un, B'
 * ```
 */
export function wordsOf(words: readonly ActionWords[]): ActionWords {
  const named = words.slice(0, MOST_NAMED)
  const more = words.length > named.length ? ` (+${words.length - named.length})` : ''
  const others = new Set(
    named.flatMap(({ titles }) => Object.keys(titles).filter((language) => titles[language])),
  )
  const inLanguage = (language: string) =>
    named.map(({ title, titles }) => textIn({ el: title, ...titles }, language)).join(', ') + more
  return {
    title: named.map(({ title }) => title).join(', ') + more,
    titles: Object.fromEntries([...others].map((language) => [language, inLanguage(language)])),
  }
}

/** Says that actions are published no more. */
export async function nothingPublished(
  { db, actor, now }: CallContext,
  actionIds: readonly number[],
): Promise<void> {
  const about = actionIds.map((actionId) => ({ thing: thingOf(actor.projectId, actionId) }))
  await notices.get().withdraw(db, { about, kinds: [KIND], now })
}
