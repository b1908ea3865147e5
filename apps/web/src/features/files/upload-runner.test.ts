import { beforeAll, expect, it, vi } from 'vitest'
import { ApiError } from '#shared'
import type { Transport } from './send-file.ts'
import { UploadRunner, type UploadingFile } from './upload-runner.ts'

interface About {
  readonly place: string
  readonly refusal?: Error
}

/** A runner to places of which only some may be sent to now, and what it has sent. */
function runnerTo(open: Set<string>) {
  const sent: string[] = []
  const rests: number[] = []
  const transportOf = ({ place, refusal }: About): Transport<string> => ({
    userId: 1,
    start: async () => ({ Id: 7 }),
    part: async () => undefined,
    end: async () => {
      if (refusal) throw refusal
      sent.push(place)
      return place
    },
  })
  let files: readonly UploadingFile<string, About>[] = []
  const runner = new UploadRunner<string, About>({
    transportOf,
    isDue: ({ place }) => open.has(place),
    onChange: (now) => (files = now),
    onRest: () => rests.push(sent.length),
  })
  const add = (key: string, about: About) =>
    runner.add({ key, content: new File(['αβγ'], `${key}.txt`), about })
  const states = () => files.map(({ key, state }) => `${key} ${state}`)
  return { runner, add, states, sent, rests }
}

beforeAll(() => {
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 200 }))
})

it('goes on with the others where one is refused, and sends that again with what is said anew', async () => {
  const { runner, add, states, sent, rests } = runnerTo(new Set(['α']))
  const refusal = new ApiError(422, { code: 'rule_violated', details: {} })
  await Promise.all([add('1', { place: 'α', refusal }), add('2', { place: 'α' })])
  await vi.waitFor(() => expect(states()).toEqual(['1 failed', '2 done']))
  expect(rests).toEqual([1])
  runner.retry('1', { place: 'α' })
  await vi.waitFor(() => expect(states()).toEqual(['1 done', '2 done']))
  expect(sent).toEqual(['α', 'α'])
})

it('lets a file wait that may not be sent yet, and sends those that may', async () => {
  const open = new Set(['β'])
  const { runner, add, states, rests } = runnerTo(open)
  await Promise.all([add('1', { place: 'α' }), add('2', { place: 'β' })])
  await vi.waitFor(() => expect(states()).toEqual(['1 waiting', '2 done']))
  expect(rests).toEqual([])
  open.add('α')
  runner.sendNext()
  await vi.waitFor(() => expect(states()).toEqual(['1 done', '2 done']))
})

it('takes a file out where it is, and goes on', async () => {
  const { runner, add, states } = runnerTo(new Set(['α']))
  const added = [add('1', { place: 'α' }), add('2', { place: 'α' })]
  runner.cancel('1')
  await Promise.all(added)
  await vi.waitFor(() => expect(states()).toEqual(['2 done']))
})
