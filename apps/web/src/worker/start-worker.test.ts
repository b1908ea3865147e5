import { beforeEach, describe, expect, it } from 'vitest'
import { startWorker, type WorkerEvent, type WorkerScope } from './start-worker.ts'

const ORIGIN = 'https://telemachos.example'
const FILES = ['/assets/main-a.js', '/icon.svg']
const OFFLINE = '/offline.html'

describe('the worker that keeps the files', () => {
  const caches = new Map<string, Map<string, Response>>()
  let network: (path: string) => Response | undefined = () => undefined

  const answered = (path: string): Promise<Response> => {
    const response = network(path)
    return response ? Promise.resolve(response) : Promise.reject(new TypeError('Failed to fetch'))
  }

  /** Starts a version of it, and installs and activates it. */
  async function install(version: string, files = FILES) {
    const listeners = new Map<string, (event: WorkerEvent) => void>()
    const scope: WorkerScope = {
      location: { origin: ORIGIN },
      caches: {
        open: async (name) => {
          const cache = caches.get(name) ?? new Map<string, Response>()
          caches.set(name, cache)
          return {
            addAll: async (paths) => {
              for (const path of paths) cache.set(path, await answered(path))
            },
            match: async (path) => cache.get(path),
          }
        },
        keys: async () => [...caches.keys()],
        delete: async (name) => caches.delete(name),
        match: async (path) =>
          [...caches.values()].map((cache) => cache.get(path)).find((found) => found),
      },
      clients: { claim: async () => {} },
      skipWaiting: async () => {},
      fetch: (request) =>
        answered(new URL(typeof request === 'string' ? request : request.url).pathname),
      addEventListener: (name, listener) => listeners.set(name, listener),
    }
    startWorker(scope, {
      version,
      files,
      assets: '/assets/',
      offlinePath: OFFLINE,
      calls: '^/(api|account)(/|$)',
    })
    const run = async (name: string) => {
      let work: Promise<unknown> = Promise.resolve()
      const waitUntil = (one: Promise<unknown>) => (work = one)
      listeners.get(name)?.({ waitUntil } as unknown as WorkerEvent)
      await work
    }
    await run('install')
    await run('activate')
    /** What the worker answers; undefined where it leaves it to the browser. */
    return async (path: string, request: Partial<Request> = {}): Promise<string | undefined> => {
      let answer: Promise<Response> | undefined
      const asked = { method: 'GET', mode: 'cors', url: path, ...request }
      if (path.startsWith('/')) asked.url = ORIGIN + path
      listeners.get('fetch')?.({
        request: asked as Request,
        waitUntil: () => {},
        respondWith: (one) => (answer = one),
      })
      return (await answer)?.clone().text()
    }
  }

  beforeEach(() => {
    caches.clear()
    network = (path) => new Response(`network ${path}`)
  })

  it('answers for the built files without a network, and leaves calls alone', async () => {
    const ask = await install('1')
    network = () => undefined
    expect(await ask('/assets/main-a.js')).toBe('network /assets/main-a.js')
    expect(await ask('/api/users')).toBeUndefined()
    expect(await ask('/account/logoff', { mode: 'navigate' })).toBeUndefined()
    expect(await ask('/assets/main-a.js', { method: 'POST' })).toBeUndefined()
    expect(await ask('https://other.example/assets/main-a.js')).toBeUndefined()
  })

  it('shows the empty page where there is no network or nobody behind it, and keeps no other', async () => {
    const ask = await install('1')
    const page = () => ask('/gefyres/mentor/action/', { mode: 'navigate' })
    expect(await page()).toBe('network /gefyres/mentor/action/')
    network = () => undefined
    expect(await page()).toBe(`network ${OFFLINE}`)
    network = () => new Response('the proxy', { status: 502 })
    expect(await page()).toBe(`network ${OFFLINE}`)
    const everything = [...caches.values()].flatMap((cache) => [...cache.keys()])
    expect(everything.toSorted()).toEqual([...FILES, OFFLINE].toSorted())
  })

  it('goes over to a new version, and keeps the one before for windows that show it', async () => {
    await install('1', ['/assets/a1.js'])
    await install('2', ['/assets/a2.js'])
    const ask = await install('3', ['/assets/a3.js'])
    network = () => undefined
    expect([...caches.keys()]).toEqual(['telemachos-files-2', 'telemachos-files-3'])
    expect(await ask('/assets/a2.js')).toBe('network /assets/a2.js')
    expect(await ask('/assets/a3.js')).toBe('network /assets/a3.js')
    await expect(ask('/assets/a1.js')).rejects.toThrow('Failed to fetch')
  })
})
