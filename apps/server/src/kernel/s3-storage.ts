import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type S3Client,
  UploadPartCommand,
  type CompletedPart,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import { Readable } from 'node:stream'
import {
  checkKey,
  MissingParts,
  partsKey,
  type ArrivingContent,
  type FileStorage,
} from './file-storage.ts'
import { InTurn } from './in-turn.ts'
import { limitedClient } from './s3-client.ts'
import { within } from './within.ts'

/** S3 takes no part of an upload that is smaller, but the last. */
const S3_PART_BYTES = 8 * 1024 * 1024

/**
 * Keeps files in a bucket. Parts of a content are objects of their own until they are joined, since S3
 * takes no small ones; an object is there whole or not at all.
 * @param address `s3://KEY:SECRET@host[:port]/bucket[/folder]?region=eu-central-1&tls=off`, the secret
 *   percent-encoded; without `region` it is us-east-1, and without `tls=off` the host is asked by https.
 * @param answerMs how long the service may take for a command, in milliseconds.
 */
export function openS3Storage(address: string, answerMs?: number): FileStorage {
  const { client, bucket, folder } = readAddress(address, answerMs)
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })
  const turns = new InTurn()
  let writtenAt = -Infinity
  const nameOf = (key: string): string => folder + checkKey(key)
  const partOf = (key: string, number: number): string => `${nameOf(partsKey(key))}.${number}`
  const read = (Key: string, Range?: string) =>
    client
      .send(new GetObjectCommand({ Bucket: bucket, Key, ...(Range && { Range }) }))
      .catch(ifMissing)

  async function* list(area: string) {
    for (let token: string | undefined; ;) {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: folder + area,
          ...(token && { ContinuationToken: token }),
        }),
      )
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        yield { key: Key.slice(folder.length), bytes: Size, at: LastModified }
      }
      if (!page.NextContinuationToken) return
      if (page.NextContinuationToken === token)
        throw new Error('the storage repeats a page of its list')
      token = page.NextContinuationToken
    }
  }

  /** The numbers that objects have after the key. */
  async function listParts({ key, parts }: ArrivingContent): Promise<number[]> {
    const found: number[] = []
    const prefix = `${partsKey(key)}.`
    for await (const part of list(prefix)) found.push(Number(part.key.slice(prefix.length)))
    return found.filter((part) => part < parts).toSorted((a, b) => a - b)
  }

  async function readPart(key: string, part: number): Promise<Buffer | undefined> {
    return readWhole(await read(partOf(key, part)))
  }

  async function* readParts(content: ArrivingContent): AsyncGenerator<Buffer> {
    const there = new Set(await listParts(content))
    const missing = [...Array(content.parts).keys()].filter((part) => !there.has(part))
    if (missing.length > 0) throw new MissingParts(missing)
    for (const part of there) {
      const found = await readPart(content.key, part)
      if (!found) throw new MissingParts([part])
      yield found
    }
  }

  async function removeParts(key: string): Promise<void> {
    for await (const part of list(`${partsKey(key)}.`)) await driver.delete(folder + part.key)
  }

  return {
    write: (key, content) => driver.put(nameOf(key), content),
    read: async (key) => readWhole(await read(nameOf(key))),
    async open(key, range) {
      const found = await read(nameOf(key), range && `bytes=${range.start}-${range.end}`)
      return found?.Body instanceof Readable ? found.Body : undefined
    },
    remove: (key) => driver.delete(nameOf(key)),
    async listOlder(area, before) {
      const old: string[] = []
      for await (const { key, at } of list(`${area}/`)) if (at && at < before) old.push(key)
      return old
    },
    async *listAll() {
      for await (const one of list('')) if (one.key !== PROBE) yield one
    },
    writePart: ({ key }, part, pieces) =>
      turns.take(`${key} ${part}`, async () => {
        const content = Buffer.concat(pieces)
        const there = await readPart(key, part)
        if (there) return there.equals(content)
        await driver.put(partOf(key, part), content)
        return true
      }),
    listParts,
    hasAllParts: async (content) => (await listParts(content)).length === content.parts,
    joinParts: (content, use) =>
      join(client, { Bucket: bucket, Key: nameOf(content.key) }, readParts(content), use),
    removeParts,
    async check() {
      await read(`${folder}none`)
      // What is written costs money: that it can be is tried now and then.
      if (performance.now() - writtenAt < WRITE_MS) return
      await driver.put(folder + PROBE, Buffer.alloc(1))
      await driver.delete(folder + PROBE)
      writtenAt = performance.now()
    },
  }
}

/** What is written to see whether anything can be: no content. */
const PROBE = 'probe/one'
/** How often that is tried while it succeeds, in milliseconds. */
const WRITE_MS = 60_000

/** So long the whole of an object may take, and besides for each megabyte. In milliseconds. */
const READ_MS = 8_000
const READ_MEGABYTE_MS = 1_000
const MEGABYTE = 1024 * 1024

/** @throws TimedOut; its connection is closed then, of which there are not many. */
async function readWhole(found: GetObjectCommandOutput | undefined): Promise<Buffer | undefined> {
  const body = found?.Body
  if (!body) return undefined
  const ms = READ_MS + Math.ceil((found.ContentLength ?? 0) / MEGABYTE) * READ_MEGABYTE_MS
  try {
    return Buffer.from(await within(ms, body.transformToByteArray()))
  } catch (error) {
    if (body instanceof Readable) body.destroy()
    throw error
  }
}

interface Target {
  readonly Bucket: string
  readonly Key: string
}

/** Writes pieces as one object while they are read: it appears once the last of them has arrived. */
async function join<Result>(
  client: S3Client,
  target: Target,
  pieces: AsyncIterable<Buffer>,
  read: (pieces: AsyncIterable<Buffer>) => Promise<Result>,
): Promise<Result> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  const upload = { ...target, UploadId }
  const Parts: CompletedPart[] = []
  let waiting: Buffer[] = []
  let bytes = 0
  const send = async (): Promise<void> => {
    const PartNumber = Parts.length + 1
    const Body = Buffer.concat(waiting)
    const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
    Parts.push({ PartNumber, ...(ETag && { ETag }) })
    waiting = []
    bytes = 0
  }
  async function* sendEach(): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      waiting.push(piece)
      bytes += piece.length
      if (bytes >= S3_PART_BYTES) await send()
      yield piece
    }
  }
  try {
    const result = await read(sendEach())
    if (bytes > 0) await send()
    const done = { ...upload, MultipartUpload: { Parts } }
    await client.send(new CompleteMultipartUploadCommand(done))
    return result
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

function readAddress(
  address: string,
  answerMs: number | undefined,
): { client: S3Client; bucket: string; folder: string } {
  const { host, username, password, pathname, searchParams } = new URL(address)
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '')
  const accessKeyId = decodeURIComponent(username)
  const secretAccessKey = decodeURIComponent(password)
  if (!host || !bucket || !accessKeyId || !secretAccessKey) {
    throw new Error('it has to be like s3://KEY:SECRET@host/bucket')
  }
  const config = {
    endpoint: `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Not every service of the kind knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
  const client = limitedClient(config, answerMs)
  return { client, bucket, folder: folders.map((part) => `${part}/`).join('') }
}

function ifMissing(error: Error): undefined {
  if (error.name !== 'NoSuchKey' && error.name !== 'NotFound') throw error
}
