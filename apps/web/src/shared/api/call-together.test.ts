import { beforeEach, expect, it, vi } from 'vitest'
import { command, deliver, receive } from './call-together.ts'

const { byHub, call } = vi.hoisted(() => ({
  byHub: {
    receive: vi.fn<() => Promise<unknown>>(),
    command: vi.fn<(name: string, values: object, key: string) => Promise<unknown>>(),
    deliver: vi.fn<(name: string, values: object, key: string) => Promise<unknown>>(),
  },
  call: vi.fn<(name: string, input: object, options?: object) => Promise<unknown>>(),
}))
vi.mock('./realtime.ts', () => ({ realtime: byHub }))
vi.mock('./call.ts', () => ({ call }))

const NAME = 'action-data/1/2'
const CELL = { ActionId: 1, MenteeId: 2 }
const VALUES = { FormVersion: 1, Data: '{"a":1}', Seen: '{}' }
const WHOLE = { ...CELL, Part: 'mentee' as const, ...VALUES }

const write = (watched: string | undefined = NAME) =>
  command(watched, 'actions.saveFormPart', WHOLE, VALUES)

beforeEach(() => {
  vi.resetAllMocks()
  call.mockResolvedValue('by the call')
})

it('reads and writes by the hub where others are there', async () => {
  byHub.receive.mockResolvedValue({ Status: 200, Body: 'read' })
  byHub.command.mockResolvedValue({ Status: 200, Body: 'written' })
  expect(await receive(NAME, 'actions.getFormParts', CELL)).toBe('read')
  expect(await write()).toBe('written')
  expect(byHub.command.mock.lastCall?.slice(0, 2)).toEqual([NAME, VALUES])
  expect(call).not.toHaveBeenCalled()
})

it('makes the calls themselves where nobody else is there', async () => {
  expect(await receive(undefined, 'actions.getFormParts', CELL)).toBe('by the call')
  expect(await command(undefined, 'actions.saveFormPart', WHOLE, VALUES)).toBe('by the call')
  expect(byHub.receive).not.toHaveBeenCalled()
  expect(byHub.command).not.toHaveBeenCalled()
})

it.each([
  ['no answer', undefined],
  ['an ended session', { Status: 401, Body: {} }],
  ['too many requests', { Status: 429, Body: {} }],
  ['a database that is away', { Status: 503, Body: {} }],
  ['another person at the page', { Status: 409, Body: { code: 'person_changed' } }],
  ['a consent that is missing', { Status: 403, Body: { code: 'consent_required' } }],
])('makes the call under the same key after %s', async (_, answer) => {
  byHub.command.mockResolvedValue(answer)
  expect(await write()).toBe('by the call')
  const idempotencyKey = byHub.command.mock.lastCall?.[2]
  expect(call).toHaveBeenCalledExactlyOnceWith('actions.saveFormPart', WHOLE, { idempotencyKey })
})

it('says of a conflict what the call would say', async () => {
  const Body = { code: 'conflict', details: { Fields: ['a'] } }
  byHub.command.mockResolvedValue({ Status: 409, Body })
  await expect(write()).rejects.toMatchObject({
    name: 'ApiError',
    status: 409,
    code: 'conflict',
    details: { Fields: ['a'] },
  })
  expect(call).not.toHaveBeenCalled()
})

const SAID = { MessageId: '5f0c1b1e-6d0f-4b38-9c55-3d5e1c7a2f10', Message: 'Καλημέρα', FileIds: [] }
const MESSAGE = { ConversationId: 12, ...SAID }
const give = () => deliver('chat/12', 'chat.sendMessage', MESSAGE, SAID)

it('gives a conversation a message by the hub, and by the call where the hub says nothing', async () => {
  byHub.deliver.mockResolvedValueOnce({ Status: 200, Body: 'given' })
  expect(await give()).toBe('given')
  expect(byHub.deliver.mock.lastCall?.slice(0, 2)).toEqual(['chat/12', SAID])
  expect(call).not.toHaveBeenCalled()
  byHub.deliver.mockResolvedValueOnce(undefined)
  expect(await give()).toBe('by the call')
  const idempotencyKey = byHub.deliver.mock.lastCall?.[2]
  expect(call).toHaveBeenCalledExactlyOnceWith('chat.sendMessage', MESSAGE, { idempotencyKey })
})

it('says of a message that is refused what the call would say', async () => {
  byHub.deliver.mockResolvedValue({ Status: 422, Body: { code: 'rule_violated' } })
  await expect(give()).rejects.toMatchObject({ status: 422, code: 'rule_violated' })
  expect(call).not.toHaveBeenCalled()
})
