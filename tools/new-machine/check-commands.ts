import path from 'node:path'
import { enterRoot, type EnterOptions, type Root, type User } from './enter-root.ts'
import { CLONE } from './make-root.ts'

/** Where a command is checked, and what keeps all that it prints. */
export interface Setting {
  readonly root: Root
  readonly user: User
  readonly log: string
}

/** Where the line with the address is, and the sign-ins below it. */
const READY = /^Telemachos: (?<address>http\S+) \(ready/m
const SIGN_IN = /password of everybody below is (?<password>\S+)\n\s+\S+\s+(?<username>\S+)/

const options = ({ user, log }: Setting): EnterOptions => ({
  user,
  log,
  from: path.join(user.home, CLONE),
  // Of the network a new machine has this one's: a port that nobody has here.
  environment: { PORT: '0' },
})

/**
 * Starts the product twice, as a newcomer and on the next day, signs in and ends it with Ctrl+C.
 * @returns what happened, in words
 * @throws Error saying what did not
 */
export async function checkStart(setting: Setting): Promise<string> {
  const first = await startOnce(setting)
  const again = await startOnce(setting)
  await printDocument(setting)
  return `answered after ${first.seconds} s, again after ${again.seconds} s; ${first.username} signed in; Ctrl+C ended everything`
}

async function startOnce(setting: Setting): Promise<{ seconds: number; username: string }> {
  const began = performance.now()
  const started = enterRoot(setting.root, ['npm', 'start'], options(setting))
  const ready = await started.says(READY)
  if (!ready) throw new Error(`npm start has ended:\n${lastLines((await started.ended).output)}`)
  const seconds = Math.round((performance.now() - began) / 1_000)
  const shown = await started.says(SIGN_IN)
  const { address = '' } = ready.groups ?? {}
  const { username = '', password = '' } = shown?.groups ?? {}
  await signIn(address, username, password)

  started.interrupt()
  const { status, left, output } = await started.ended
  if (left.length > 0) throw new Error(`After Ctrl+C this still runs:\n${left.join('\n')}`)
  if (await answers(address)) throw new Error(`${address} still answers after Ctrl+C`)
  if (status !== 0) {
    throw new Error(`npm start ended with ${status} after Ctrl+C:\n${lastLines(output)}`)
  }
  return { seconds, username }
}

/** One of the other commands, which take the same way to Node.js: it prints a document and no more. */
async function printDocument(setting: Setting): Promise<void> {
  const command = ['npm', 'run', '--silent', 'openapi']
  const { status, output } = await enterRoot(setting.root, command, options(setting)).ended
  if (status === 0 && output.startsWith('{') && output.trimEnd().endsWith('}')) return
  throw new Error(`${command.join(' ')} printed no document:\n${lastLines(output)}`)
}

/** Opens the sign-in page with all that it names, signs in, and asks who that is. */
async function signIn(address: string, username: string, password: string): Promise<void> {
  const page = await expectFound(`${address}/`)
  const html = await page.text()
  // The page draws the form itself, with texts that come along.
  if (!html.includes('"identity.signIn.submit"')) {
    throw new Error('The first page is not that of sign-in')
  }
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  for (const file of new Set(files)) await expectFound(`${address}${file}`)
  if (files.length === 0) throw new Error('The sign-in page names no scripts')

  const signedIn = await expectFound(`${address}/Account/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ username, password }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const identity = await expectFound(`${address}/Account/Identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie },
    body: '{}',
  })
  const said = await identity.text()
  if (!said.includes(`"${username}"`)) throw new Error(`${username} is taken for ${said}`)
}

async function expectFound(url: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(url, request)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
  return answer
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  )
}

/**
 * Runs the tests, or some stages and files of them.
 * @returns how it ended, in its own words, and what it had to add to the machine
 * @throws Error with the end of what it printed, where a test failed
 */
export async function checkTest(setting: Setting, words: readonly string[]): Promise<string> {
  const command = ['npm', 'test', ...(words.length > 0 ? ['--', ...words] : [])]
  const { status, output, left } = await enterRoot(setting.root, command, options(setting)).ended
  const missing = output.match(/^Missing on this machine.*$/gm) ?? []
  if (status !== 0) throw new Error([...missing, lastLines(output)].join('\n'))
  if (left.length > 0) throw new Error(`After the tests this still runs:\n${left.join('\n')}`)
  const counted = /^\d+ passed, \d+ failed$/m.exec(output)?.[0] ?? 'nothing was counted'
  return [counted, ...missing].join('; ')
}

function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-40).join('\n')
}
