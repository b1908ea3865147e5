import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../tools/chromium.ts'

/**
 * A page of a browser of its own that nobody listens to. A tool that listens to a page's network has
 * the page keep what it was answered, up to 200 MB: its memory would be the tool's.
 */
export interface BarePage {
  run<Answer>(expression: string): Promise<Answer>
  /** Bytes of memory that the page's process has now (Linux). */
  memory(): number
  close(): Promise<void>
}

/** Opens an address as whoever has the cookie. */
export async function openBarePage(url: string, cookie: string): Promise<BarePage> {
  const folder = await mkdtemp(join(tmpdir(), 'telemachos-bench-'))
  const args = ['--headless=new', '--no-sandbox', '--disable-background-networking']
  const browser = spawn(
    await ensureChromium(),
    [...args, '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--lang=el', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await new Promise<string>((resolve, reject) => {
    browser.once('exit', () => reject(new Error('the browser did not start')))
    browser.stderr.on('data', (text: Buffer) => {
      const said = /ws:\/\/127\.0\.0\.1:(\d+)/.exec(text.toString())?.[1]
      if (said) resolve(said)
    })
  })
  const system = await connect(await addressOf(port, 'version'))
  const page = await connect(await addressOf(port, 'list'))
  await system.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder })
  const [name, value] = cookie.split('=')
  await page.send('Network.setCookie', { name, value, url, httpOnly: true, sameSite: 'Lax' })
  await page.send('Page.navigate', { url })
  const { processInfo } = await system.send<{ processInfo: { type: string; id: number }[] }>(
    'SystemInfo.getProcessInfo',
  )
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  return {
    run: async (expression) => {
      const { result, exceptionDetails } = await page.send<Evaluated>('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
        userGesture: true,
      })
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
      return result.value as never
    },
    memory: () => Math.max(...pids.map(memoryOf)),
    close: async () => {
      const gone = once(browser, 'exit')
      browser.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

interface Evaluated {
  readonly result: { readonly value?: unknown }
  readonly exceptionDetails?: object
}

async function addressOf(port: string, what: 'version' | 'list'): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/${what}`)
  type Target = { type?: string; webSocketDebuggerUrl: string }
  const said = (await answer.json()) as Target | Target[]
  const target = Array.isArray(said) ? said.find(({ type }) => type === 'page') : said
  if (!target) throw new Error('the browser has no page')
  return target.webSocketDebuggerUrl
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let last = 0
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: object }
    const asked = waiting.get(said.id ?? 0)
    waiting.delete(said.id ?? 0)
    if (said.error) asked?.reject(new Error(JSON.stringify(said.error)))
    else asked?.resolve(said.result)
  })
  return {
    send: <Answer>(method: string, params: object = {}): Promise<Answer> => {
      last += 1
      const asked = Promise.withResolvers<unknown>()
      waiting.set(last, asked)
      socket.send(JSON.stringify({ id: last, method, params }))
      return asked.promise as Promise<Answer>
    },
  }
}

/** A process that is gone has none. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
  } catch {
    return 0
  }
}
