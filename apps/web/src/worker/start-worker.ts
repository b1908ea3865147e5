/** As much of a service worker's surroundings as is used here. */
export interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly caches: {
    open(name: string): Promise<KeptFiles>
    keys(): Promise<string[]>
    delete(name: string): Promise<boolean>
    match(path: string, options?: object): Promise<Response | undefined>
  }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  fetch(request: Request | string): Promise<Response>
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void
}

interface KeptFiles {
  addAll(paths: readonly string[]): Promise<void>
  match(path: string): Promise<Response | undefined>
}

export interface WorkerEvent {
  readonly request: Request
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

interface Build {
  /** Another one for each build. */
  readonly version: string
  /** The paths of the built files. */
  readonly files: readonly string[]
  /** What the paths of files of every build begin with. */
  readonly assets: string
  /** Where the page without anybody's data is. */
  readonly offlinePath: string
  /** What the server's own paths begin with. */
  readonly calls: string
}

/**
 * Keeps the built files of a version in the browser, and nothing else: no answer of a call, no page
 * with somebody's data. A page asks the network first, and where there is none, or nobody behind it,
 * it is the empty one. The files of the version before stay, for windows that still show it.
 *
 * It is written into the worker by itself: it may use nothing from outside.
 */
export function startWorker(scope: WorkerScope, build: Build): void {
  const prefix = 'telemachos-files-'
  const name = prefix + build.version
  const kept = new Set(build.files)
  const calls = new RegExp(build.calls, 'i')

  const keep = async (): Promise<void> => {
    const cache = await scope.caches.open(name)
    await cache.addAll([...build.files, build.offlinePath])
    await scope.skipWaiting()
  }

  const clean = async (): Promise<void> => {
    const names = (await scope.caches.keys()).filter((one) => one.startsWith(prefix))
    // In the order in which they were made: the last is this one or the one before it.
    const before = names.filter((one) => one !== name).at(-1)
    const old = names.filter((one) => one !== name && one !== before)
    await Promise.all(old.map((one) => scope.caches.delete(one)))
    await scope.clients.claim()
  }

  const openPage = async (request: Request): Promise<Response> => {
    const answer = await scope.fetch(request).catch(() => undefined)
    if (answer && ![502, 503, 504].includes(answer.status)) return answer
    const empty = await (await scope.caches.open(name)).match(build.offlinePath)
    return empty ?? answer ?? Response.error()
  }

  const openFile = async (request: Request, path: string): Promise<Response> =>
    (await scope.caches.match(path, { ignoreVary: true })) ?? scope.fetch(request)

  scope.addEventListener('install', (event) => event.waitUntil(keep()))
  scope.addEventListener('activate', (event) => event.waitUntil(clean()))
  scope.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'GET' || origin !== scope.location.origin) return
    if (kept.has(pathname) || pathname.startsWith(build.assets)) {
      event.respondWith(openFile(event.request, pathname))
    } else if (mode === 'navigate' && !calls.test(pathname)) {
      event.respondWith(openPage(event.request))
    }
  })
}
