import { expect, it } from 'vitest'
import type { CallDefinition } from './core/define-call.ts'
import { contract } from './index.ts'

/** What an input is refused for; nothing where it is taken. */
const refusals = ({ input }: CallDefinition, given: object): readonly string[] =>
  (input.safeParse(given).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')} ${issue.code}`,
  )

const { chat, grid, library, notifications, questionnaires, services, views } = contract
const item = { Title: 'Οδηγός', Category: '/', Metadata: {}, Tags: [], Approve: true }
const service = { Name: 'numbers', Query: 'select 1 as one', Roles: ['Admin'] }

it.each<[string, CallDefinition, object]>([
  [
    'a view with its name',
    views.calls.saveCustomView2,
    { Name: 'towns', View: { Name: 'towns', Html: '', Access: [] } },
  ],
  [
    'a service as it is answered',
    services.calls.saveSqlService,
    { Service: { ...service, Id: 7, Params: ['a'] } },
  ],
  ['a new service', services.calls.saveSqlService, { Service: { ...service, Id: 0 } }],
  [
    'the body of the page of the grid, to count it',
    grid.calls.countActionsGrid,
    { ProjectId: 1, Page: 3 },
  ],
  [
    'what the templates say of a file',
    library.calls.endUpload,
    { Id: 1, Metadata: { Abstract: 'Α', FileSize: 5, FileType: 'text/plain' } },
  ],
  ...[
    questionnaires.calls.listQuests,
    chat.calls.listConversations,
    notifications.calls.listNotifications,
  ].map((call): [string, CallDefinition, object] => [
    `a page of ${call.path} as §7 and §3 write it`,
    call,
    { ProjectId: 1, page: 1, count: 10, filters: [], searchText: '', searchFields: ['Title'] },
  ]),
  ['an item without a revision', library.calls.updateItem, { Id: 1, ...item }],
])('takes %s, which the specification names', (_what, call, given) => {
  expect(refusals(call, given)).toEqual([])
})

it('keeps no length and type of a file that somebody says', () => {
  const said = { Abstract: 'Α', FileSize: '5 KB', FileType: 'text/plain' }
  expect(library.calls.endUpload.input.parse({ Id: 1, Metadata: said }).Metadata).toEqual({
    Abstract: 'Α',
  })
})

it('says of filters in one object, too, that the list has none', () => {
  const { input } = notifications.calls.listNotifications
  const given = { ProjectId: 1, page: 1 }
  expect(input.safeParse({ ...given, filters: {} }).success).toBe(true)
  const [issue] = input.safeParse({ ...given, filters: { a: [1] } }).error?.issues ?? []
  expect(JSON.stringify(issue)).toContain('list_unfiltered')
  expect(JSON.stringify(issue)).not.toContain('unrecognized_keys')
})

it('leaves out no filter and no search that a list does not know', () => {
  const { listNotifications } = notifications.calls
  const asked = { ProjectId: 1, page: 1 }
  for (const filters of [[{ Field: 'a', Value: 'b' }], ['a'], { a: 1 }])
    expect(refusals(listNotifications, { ...asked, filters })).toHaveLength(1)
  expect(refusals(listNotifications, { ...asked, searchText: 'a' })).toEqual(['searchText custom'])
  expect(refusals(chat.calls.listConversations, { page: 1, searchText: 'a' })).toEqual([])
})
