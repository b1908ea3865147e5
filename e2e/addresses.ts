import { roleAllowed, type Role } from '@telemachos/contract/core/roles'
import type { RouteDefinition } from '@telemachos/contract/core/routes'
import { ROUTES } from '@telemachos/contract/routes'
import type { Visitor } from './browser.ts'
import { isQuestionnaire, listActions, listRows, theFirst } from './programme.ts'
import { PROJECT } from './stage.ts'

/** The roles through whose eyes the pages are looked at: each page by the first that may open it. */
export const EYES = ['Mentee', 'Mentor', 'Admin', 'Translator'] as const satisfies Role[]
type Eyes = (typeof EYES)[number]

/** Values of an address's parameters by their names. */
export type Parameters = Readonly<Record<string, string>>

/** Here the id is that of an action that asks a questionnaire. */
const QUEST_ID = /(\/(?:questionnaire|mentorquest)\/)\{id\}/
/** Here the id is that of a conference. */
const CONFERENCE_ID = /(\/conference\/)\{actionId\}/
/** Here the id is that of a query. */
const QUERY_ID = /(\/query\/(?:view|edit)\/)\{id\}/
/** Here the id is that of a report. */
const REPORT_ID = /(\/report\/(?:view|edit|delivery)\/)\{id\}/
/** Here the id is that of a view. */
const VIEW_ID = /(\/admin\/views\/)\{id\}/
/** A part of views, which the demonstration has. */
const DIRECTIVE_NAME = /(\/directive\/)\{name\}/
/** Here the id is that of a conversation. */
const CONVERSATION_ID = /(\/chat\/)\{id\}/
/** The address is open to all, the questionnaire to mentors. */
const OF_MENTORS = /\/mentorquest\//

/** The paths of the pages that the role is the first to open. */
export function pathsOf(role: Eyes): string[] {
  const before = EYES.slice(0, EYES.indexOf(role))
  const paths = (ROUTES as readonly RouteDefinition[])
    .filter(({ layout, access, path }) => {
      if (layout || !Array.isArray(access) || !path.startsWith('/{curProject}/')) return false
      if (path.endsWith('{token}') || (role === 'Mentee' && OF_MENTORS.test(path))) return false
      const seen = before.some((other) => roleAllowed(other, access))
      return roleAllowed(role, access) && (!seen || differs(role, path))
    })
    .map(({ path }) => path)
  return role === 'Admin' ? [...paths, '/goanyquest'] : paths
}

/** True for a page that shows the role something else than the roles before it. */
function differs(role: Eyes, path: string): boolean {
  // A role without a page of its own begins at its home.
  if (role === 'Translator') return path.endsWith('/home')
  return /mentee\/\{|\/list$|\/mentorquest\/|\/conference\//.test(path)
}

/** The address of a path whose parameters have these values; what may be missing is left out. */
export function addressOf(path: string, values: Parameters): string {
  return path
    .replace(QUEST_ID, `$1${values['quest']}`)
    .replace(CONFERENCE_ID, `$1${values['conference']}`)
    .replace(CONVERSATION_ID, `$1${values['conversation']}`)
    .replace(VIEW_ID, `$1${values['view']}`)
    .replace(DIRECTIVE_NAME, '$1next-meeting')
    .replace(QUERY_ID, `$1${values['query']}`)
    .replace(REPORT_ID, `$1${values['report']}`)
    .replace(/\/?\{(\w+)(\??)\}/g, (whole, name: string, optional: string) => {
      const value = values[name] ?? ''
      if (value === '') return optional === '' ? whole : ''
      return whole.startsWith('/') ? `/${value}` : value
    })
}

/** What the parameters stand for in the pages of the role, of which the visitor is one. */
export async function parametersFor(role: Eyes, visitor: Visitor): Promise<Parameters> {
  const curProject = PROJECT.url
  if (role === 'Translator') return { curProject }
  if (role === 'Mentee') {
    const { UserId } = await visitor.ask<{ UserId: number }>('/Account/Identity', {})
    const actions = await listActions(visitor, UserId)
    const withForm = theFirst(actions, ({ Data }) => Data.includes('"form"'))
    return {
      curProject,
      Id: String(withForm.Id),
      menteeId: String(UserId),
      quest: questIn(actions),
      conference: conferenceIn(actions),
      conversation: await conversationOf(visitor),
      category: 'programme',
      name: 'my-progress',
    }
  }
  const row = theFirst(await listRows(visitor), ({ Active }) => Active)
  const results = await resultsOf(visitor)
  const id = String(row.Id)
  const actions = await listActions(visitor, row.Id)
  const of = { quest: questIn(actions), conference: conferenceIn(actions) }
  const query = role === 'Admin' ? await queryOf(visitor) : ''
  const report = role === 'Admin' ? await reportOf(visitor) : ''
  const view = role === 'Admin' ? await viewOf(visitor) : ''
  const admin = { query, report, view }
  return { curProject, menteeId: id, id, actionId: '3', ...of, ...results, ...admin }
}

/** A query that the visitor may run. */
async function queryOf({ ask }: Visitor): Promise<string> {
  const list = await ask<{ Id: number }[]>('/api/Query/All', { Filter: '' })
  return String(theFirst(list, () => true).Id)
}

/** A report that the visitor reads. */
async function reportOf({ ask }: Visitor): Promise<string> {
  const list = await ask<{ Id: number }[]>('/api/Report/All', {})
  return String(theFirst(list, () => true).Id)
}

/** A view of the project, which the visitor may edit. */
async function viewOf({ ask }: Visitor): Promise<string> {
  const { list } = await ask<{ list: { Id: number }[] }>('/api/view/List', {})
  return String(theFirst(list, () => true).Id)
}

/** A conversation of the visitor's, with the first to whom they may write. */
async function conversationOf({ ask }: Visitor): Promise<string> {
  const { list } = await ask<{ list: { Id: number }[] }>('/api/User/Chat', {})
  const UserId = theFirst(list, () => true).Id
  const input = { ProjectId: PROJECT.id, UserId }
  return String((await ask<{ Id: number }>('/api/Chat/Start', input)).Id)
}

/** A questionnaire that somebody has finished, and whose answers these are. */
async function resultsOf({ ask }: Visitor): Promise<{ questId: string; answerSetId: string }> {
  const project = { ProjectId: PROJECT.id, page: 1 }
  const found = await ask<{ list: { Id: number; Finished: number }[] }>(
    '/api/quest/ResultsList',
    project,
  )
  const { Id: QuestId } = theFirst(found.list, ({ Finished }) => Finished > 0)
  const people = await ask<{ list: { AnswerSetId: number }[] }>('/api/quest/ResultsPeople', {
    ...project,
    QuestId,
    State: 'finished',
  })
  return { questId: String(QuestId), answerSetId: String(theFirst(people.list).AnswerSetId) }
}

const questIn = (actions: Awaited<ReturnType<typeof listActions>>): string =>
  String(theFirst(actions, isQuestionnaire).Id)

/** Conferences are actions of this type (spec §3). */
const CONFERENCE = 7

const conferenceIn = (actions: Awaited<ReturnType<typeof listActions>>): string =>
  String(theFirst(actions, ({ TypeId }) => TypeId === CONFERENCE).Id)
