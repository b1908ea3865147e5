import { PARTS_AT_ONCE, UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import { createHash } from 'node:crypto'
import { Agent, request } from 'node:http'
import { openBenchDatabase, type BenchDatabase } from './cluster.ts'
import { compare, report } from './measure.ts'
import { installPeer } from './peers.ts'
import { startContestant, type Contestant } from './product.ts'

const MEGABYTE = 1024 ** 2
const SMALL = 16 * MEGABYTE
const LARGE = 64 * MEGABYTE
/** What memory may be more for a large file than for a small one, in megabytes. */
const FLAT_MB = 48
/** The largest that a file of the library may be. */
const FLAT_BYTES = 192 * MEGABYTE

/**
 * A file in parts of 256 KB, three at a time: each kept, synchronised and acknowledged by itself, hashed
 * and recognised at the end. Beside it tus with parts of the same size, and one request for the whole.
 * Every file is read back whole and compared once.
 */
export async function runLane6(full: boolean): Promise<boolean> {
  const database = await openBenchDatabase(10, 1)
  await database.client.query(
    `update projects set settings = '{"Config": {"Files": {"PersonMB": 1000000, "ProjectMB": 10000000}}}'
     where id = $1`,
    [database.projectId],
  )
  await installPeer('tus')
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment, database.cookie)
  const others = await startContestant('serve-uploads.ts', {})
  const content = textOf(full ? LARGE : SMALL)
  const megabytes = content.length / MEGABYTE
  const perSecond = (send: () => Promise<unknown>) => async () => {
    const start = performance.now()
    await send()
    return (megabytes * 1000) / (performance.now() - start)
  }
  const upload = uploader(product, database)
  await requireWhole(product, database, await upload(content), content)
  const isMet = await compare({
    lane: `Lane 6: a file of ${megabytes} MB, megabytes`,
    unit: '/s',
    goal: { atLeast: 1.5 },
    product: { name: 'product, 256 KB x 3', round: perSecond(() => upload(content)) },
    others: [
      { name: 'tus, 256 KB', round: perSecond(() => sendByTus(others, content)) },
      {
        name: 'one request',
        goal: { atLeast: 0.5 },
        round: perSecond(() => ask(others, 'POST', '/whole', {}, [content])),
      },
    ],
  })
  const before = product.memory()
  await upload(textOf(FLAT_BYTES))
  const more = (product.memory() - before) / MEGABYTE
  const isFlat = report(
    `memory for ${FLAT_BYTES / MEGABYTE} MB, more than before`,
    more,
    'MB',
    FLAT_MB,
  )
  await product.stop()
  await others.stop()
  await database.close()
  return isMet && isFlat
}

/** Text, which every reader of types knows, different in every part. */
function textOf(bytes: number): Buffer {
  const content = Buffer.alloc(bytes, 'τηλέμαχος ')
  for (let at = 0; at + 16 < bytes; at += UPLOAD_PART_BYTES)
    content.write(String(at).padStart(16, '0'), at, 'latin1')
  // What begins amid a letter is no text.
  return content.fill(' ', bytes - 4)
}

let uploads = 0

/** Uploads into the library as the page does; answers the file's number. */
function uploader(product: Contestant, { adminId, cookie }: BenchDatabase) {
  return async (content: Buffer): Promise<number> => {
    uploads += 1
    const parts = Math.ceil(content.length / UPLOAD_PART_BYTES)
    const { Id } = JSON.parse(
      await product.post('/api/library/StartUpload', {
        Category: '/',
        Title: `Αρχείο ${uploads}`,
        UserId: adminId,
        Parts: parts,
        OriginalName: `αρχείο ${uploads}.txt`,
        Mime: 'text/plain',
        FileSize: content.length,
      }),
    ) as { Id: number }
    let next = 0
    const send = async (): Promise<void> => {
      while (next < parts) {
        const part = next
        next += 1
        const bytes = content.subarray(part * UPLOAD_PART_BYTES, (part + 1) * UPLOAD_PART_BYTES)
        const { body, type } = formOf({ Id, part, UserId: adminId }, bytes)
        await ask(
          product,
          'POST',
          '/api/library/uploadpart',
          { cookie, 'content-type': type },
          body,
        )
      }
    }
    await Promise.all(Array.from({ length: PARTS_AT_ONCE }, send))
    const ended = await product.post('/api/library/EndUpload', { Id, Metadata: {}, Tags: [] })
    return (JSON.parse(ended) as { Id: number }).Id
  }
}

const BOUNDARY = 'telemachos-bench'

function formOf(fields: Readonly<Record<string, number>>, bytes: Buffer) {
  const head = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')
  const file = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="data"; filename="part"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: [Buffer.from(head + file), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)],
  }
}

/** What arrived is what was sent. */
async function requireWhole(
  product: Contestant,
  { cookie }: BenchDatabase,
  itemId: number,
  content: Buffer,
): Promise<void> {
  const { body } = await ask(product, 'GET', `/api/library/download?Id=${itemId}`, { cookie })
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  if (hashOf(body) !== hashOf(content)) throw new Error('another file came back')
}

/** By parts of the same size, one after the other: an upload of tus has no order but theirs. */
async function sendByTus(contestant: Contestant, content: Buffer): Promise<void> {
  const version = { 'tus-resumable': '1.0.0' }
  const { headers } = await ask(contestant, 'POST', '/tus', {
    ...version,
    'upload-length': String(content.length),
  })
  const path = new URL(String(headers['location']), `http://127.0.0.1:${contestant.port}`).pathname
  for (let at = 0; at < content.length; at += UPLOAD_PART_BYTES) {
    const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at) }
    const part = content.subarray(at, at + UPLOAD_PART_BYTES)
    await ask(contestant, 'PATCH', path, { ...version, ...type }, [part])
  }
}

const agent = new Agent({ keepAlive: true })

/** @throws Error for an answer that is not a success. */
function ask(
  { port }: Contestant,
  method: string,
  path: string,
  headers: Record<string, string>,
  body: readonly Buffer[] = [],
): Promise<{ readonly headers: Record<string, unknown>; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    const bytes = body.reduce((sum, { length }) => sum + length, 0)
    const length = { 'content-length': String(bytes) }
    const sent = request(
      { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const whole = Buffer.concat(chunks)
          if ((answer.statusCode ?? 500) < 300)
            return resolve({ headers: answer.headers, body: whole })
          reject(new Error(`${method} ${path}: ${answer.statusCode} ${whole.toString()}`))
        })
      },
    )
    sent.on('error', reject)
    // As it lies in memory: joined to one piece, the client would take longer than the servers.
    sent.cork()
    for (const piece of body) sent.write(piece)
    sent.end()
    sent.uncork()
  })
}
