import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, service } from '#shared'
import type { Transport } from './transport.ts'
import { UploadQueue, type QueuedFile } from './upload-queue.ts'
import { UploadRunner, type UploadingFile } from './upload-runner.ts'
import type { KeptUpload } from './upload-store.ts'

interface About {
  readonly place: string
  readonly refusal?: Error
}

/** What the browser keeps. */
const kept = vi.hoisted(() => new Map<string, KeptUpload>())

vi.mock('./upload-store.ts', () => ({
  keepUpload: async (key: string, upload: KeptUpload) => void kept.set(key, upload),
  forgetUpload: async (key: string) => void kept.delete(key),
}))

/** The calls that were made past a transport, and what they answer; undefined where there is nothing. */
const server = vi.hoisted(() => ({
  asked: [] as string[],
  answer: (_name: string): object | undefined => ({}),
}))

vi.mock('../../shared/api/call.ts', async (original) => ({
  ...(await original<object>()),
  call: async (name: string) => {
    server.asked.push(name)
    const answer = server.answer(name)
    if (!answer) throw new ApiError(404, { code: 'not_found' })
    return answer
  },
}))

/** What the part of the page that sends files waits for. */
const part = vi.hoisted(() => ({ waits: undefined as Promise<void> | undefined }))

vi.mock('../../shared/api/load-part.ts', async (original) => ({
  ...(await original<object>()),
  loadPart: async (load: () => Promise<unknown>) => {
    await part.waits
    return load()
  },
}))

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
})

beforeEach(() => {
  kept.clear()
  server.asked = []
  server.answer = () => ({})
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

it('holds a file up while what sends it waits for the network', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  part.waits = promise
  vi.spyOn(service, 'check').mockResolvedValue(false)
  service.lost()
  const { runner, add, states } = runnerTo(new Set(['α']))
  await add('1', { place: 'α' })
  expect(runner.files[0]).toMatchObject({ state: 'sending', isHeldUp: true })
  part.waits = undefined
  resolve()
  await vi.waitFor(() => expect(states()).toEqual(['1 done']))
  expect(runner.files[0]).toMatchObject({ isHeldUp: false })
})

it('takes a file out where it is, and goes on', async () => {
  const { runner, add, states } = runnerTo(new Set(['α']))
  const added = [add('1', { place: 'α' }), add('2', { place: 'α' })]
  runner.cancel('1')
  await Promise.all(added)
  await vi.waitFor(() => expect(states()).toEqual(['2 done']))
})

/** A runner to a server that may fall silent or be closed, and what it was asked for. */
function runnerOf({
  isDue = () => true,
  onPart = () => undefined,
  end = () => undefined,
}: {
  readonly isDue?: () => boolean
  /** Whether a part has no answer. */
  readonly onPart?: (part: number) => boolean | undefined
  readonly end?: () => Error | undefined
}) {
  const started: number[] = []
  const parts: number[] = []
  const ended: number[] = []
  const transport: Transport<string> = {
    userId: 1,
    start: async () => {
      started.push(7)
      return { Id: 7 }
    },
    part: async ({ part }, { signal }) => {
      parts.push(part)
      if (!onPart(part)) return
      await new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      })
    },
    end: async (uploadId) => {
      const refusal = end()
      if (refusal) throw refusal
      ended.push(uploadId)
      return 'stored'
    },
  }
  const told: (readonly UploadingFile<string, undefined>[])[] = []
  const runner = new UploadRunner<string, undefined>({
    transportOf: () => transport,
    isDue,
    onChange: (files) => told.push(files),
  })
  const states = () => runner.files.map(({ state }) => state)
  return { runner, told, states, started, parts, ended }
}

const CONTENT = new File([new Uint8Array(3 * UPLOAD_PART_BYTES)], 'α.bin')
const FILE = { key: 'k', content: CONTENT, about: undefined }

describe('what is on its way', () => {
  it('is kept where the page is closed in the middle, and the next one sends the rest', async () => {
    const first = runnerOf({ onPart: (part) => part === 1 })
    await first.runner.add(FILE)
    await expect.poll(() => first.parts.toSorted()).toEqual([0, 1, 2])
    first.runner.close()
    const count = first.told.length
    // It ends at once, and says nothing more of it: neither that it failed, nor to the server.
    await new Promise((resolve) => setTimeout(resolve))
    expect(first.told).toHaveLength(count)
    expect([first.states(), server.asked]).toEqual([['sending'], []])
    expect(kept.get('k')).toMatchObject({ uploadId: 7 })

    const next = runnerOf({})
    server.answer = () => ({ Id: 7, State: 'receiving', Parts: 3, Received: [0, 2] })
    next.runner.goOn(FILE, kept.get('k')?.uploadId)
    await expect.poll(next.states).toEqual(['done'])
    expect(server.asked).toEqual(['files.readUpload'])
    expect([next.started, next.parts, next.ended]).toEqual([[], [1], [7]])
  })

  it('is begun anew where the server knows nothing of it any more', async () => {
    const { runner, states, started, parts, ended } = runnerOf({})
    server.answer = () => undefined
    runner.goOn(FILE, 6)
    await expect.poll(states).toEqual(['done'])
    expect([started, parts.toSorted(), ended]).toEqual([[7], [0, 1, 2], [7]])
    expect(kept.get('k')).toMatchObject({ uploadId: 7 })
  })

  it('waits where it may not be sent any more in the middle, and goes on where it stood', async () => {
    let isDue = true
    const { runner, states, started, parts, ended } = runnerOf({
      isDue: () => isDue,
      onPart: (part) => {
        if (part === 2) isDue = false
        return false
      },
    })
    await runner.add(FILE)
    await expect.poll(states).toEqual(['waiting'])
    expect(ended).toEqual([])
    expect([kept.get('k')?.uploadId, server.asked]).toEqual([7, []])
    server.answer = () => ({ Id: 7, State: 'receiving', Parts: 3, Received: [0, 1, 2] })
    isDue = true
    runner.sendNext()
    await expect.poll(states).toEqual(['done'])
    expect([started, parts.toSorted(), ended]).toEqual([[7], [0, 1, 2], [7]])
  })

  it.each([
    ['forgotten where the server refuses it', new ApiError(422, { code: 'rule_violated' }), false],
    ['kept for the next page where something else fails', new TypeError('broken'), true],
  ])('is %s', async (_what, failure, isKept) => {
    const { runner, states } = runnerOf({ end: () => failure })
    await runner.add(FILE)
    await expect.poll(states).toEqual(['failed'])
    expect(runner.files[0]?.error).toBe(failure)
    // Another try begins anew in either case.
    expect(server.asked).toEqual(['files.deleteFile'])
    expect(kept.has('k')).toBe(isKept)
  })

  it('is back in the queue where what is made of it fails, and sent no second time', async () => {
    const failure = new Error('not handed in')
    const failures = [failure]
    const handed: number[][] = []
    let files: readonly QueuedFile[] = []
    server.answer = (name) =>
      name === 'files.readUpload' ? { State: 'done', Parts: 3, Received: [] } : { Id: 7 }
    const queue = new UploadQueue({
      target: { category: 'chat/1', name: 'α', userId: 1 },
      onUploaded: (stored) => {
        const failed = failures.pop()
        if (failed) throw failed
        handed.push(stored.map(({ Id }) => Id))
      },
      onChange: (now) => (files = now),
      check: ({ name }) => (name === 'β' ? 'too large' : undefined),
    })
    queue.add([new File(['β'], 'β'), CONTENT])
    const seen = () => files.map(({ content, state, error }) => [content.name, state, error])
    await expect.poll(seen).toEqual([
      ['α.bin', 'failed', failure],
      ['β', 'failed', 'too large'],
    ])
    expect([handed, kept.size]).toEqual([[], 1])
    server.asked = []
    queue.retry(files[0]?.key ?? '')
    await expect.poll(() => handed).toEqual([[7]])
    expect(server.asked).toEqual(['files.readUpload', 'files.endUpload'])
    expect([seen(), kept.size]).toEqual([[['β', 'failed', 'too large']], 0])
  })
})
