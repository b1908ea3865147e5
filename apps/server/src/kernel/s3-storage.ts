import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3'
import { S3Driver } from 'flydrive/drivers/s3'
import { Readable } from 'node:stream'
import { checkKey, partsKey, type FileStorage } from './file-storage.ts'

/** S3 takes no part of an upload that is smaller, but the last. */
const S3_PART_BYTES = 8 * 1024 * 1024

/**
 * Keeps files in a bucket. Parts of a content are objects of their own until they are joined, since S3
 * takes no small ones; an object is there whole or not at all.
 * @param address `s3://KEY:SECRET@host[:port]/bucket[/folder]?region=eu-central-1&tls=off`, the secret
 *   percent-encoded; without `region` it is us-east-1, and without `tls=off` the host is asked by https.
 */
export function openS3Storage(address: string): FileStorage {
  const { client, bucket, folder } = readAddress(address)
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })
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
          ...{ Bucket: bucket, Prefix: folder + area },
          ...(token && { ContinuationToken: token }),
        }),
      )
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        yield { key: Key.slice(folder.length), bytes: Size, at: LastModified }
      }
      token = page.NextContinuationToken
      if (!token) return
    }
  }

  async function* readParts(key: string, count: number): AsyncGenerator<Buffer> {
    for (let number = 0; number < count; number++) {
      const found = await read(partOf(key, number))
      if (!found?.Body) throw new Error(`part ${number} of a content is missing`)
      yield Buffer.from(await found.Body.transformToByteArray())
    }
  }

  async function removeParts(key: string): Promise<void> {
    for await (const part of list(`${partsKey(key)}.`)) await driver.delete(folder + part.key)
  }

  return {
    write: (key, content) => driver.put(nameOf(key), content),
    async read(key) {
      const found = await read(nameOf(key))
      return found?.Body && Buffer.from(await found.Body.transformToByteArray())
    },
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
    listAll: () => list(''),
    writePart: (key, { number, content }) => driver.put(partOf(key, number), content),
    async openParts(key, count) {
      const isThere = await driver.exists(partOf(key, 0))
      return isThere ? Readable.from(readParts(key, count)) : undefined
    },
    async joinParts(key, count) {
      if (await driver.exists(nameOf(key))) return
      await join(client, { Bucket: bucket, Key: nameOf(key) }, readParts(key, count))
      await removeParts(key)
    },
    removeParts,
  }
}

interface Target {
  readonly Bucket: string
  readonly Key: string
}

/** Writes pieces as one object: it appears once the last of them has arrived. */
async function join(
  client: S3Client,
  target: Target,
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target))
  const upload = { ...target, UploadId }
  try {
    const Parts: CompletedPart[] = []
    const send = async (content: readonly Buffer[]): Promise<void> => {
      const PartNumber = Parts.length + 1
      const Body = Buffer.concat(content)
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }))
      Parts.push({ PartNumber, ...(ETag && { ETag }) })
    }
    let waiting: Buffer[] = []
    let bytes = 0
    for await (const piece of pieces) {
      waiting.push(piece)
      bytes += piece.length
      if (bytes < S3_PART_BYTES) continue
      await send(waiting)
      waiting = []
      bytes = 0
    }
    if (bytes > 0) await send(waiting)
    const done = { ...upload, MultipartUpload: { Parts } }
    await client.send(new CompleteMultipartUploadCommand(done))
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined)
    throw error
  }
}

function readAddress(address: string): { client: S3Client; bucket: string; folder: string } {
  const { host, username, password, pathname, searchParams } = new URL(address)
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '')
  const accessKeyId = decodeURIComponent(username)
  const secretAccessKey = decodeURIComponent(password)
  if (!host || !bucket || !accessKeyId || !secretAccessKey) {
    throw new Error('it has to be like s3://KEY:SECRET@host/bucket')
  }
  const client = new S3Client({
    endpoint: `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // Not every service of the kind knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { client, bucket, folder: folders.map((part) => `${part}/`).join('') }
}

function ifMissing(error: Error): undefined {
  if (error.name !== 'NoSuchKey' && error.name !== 'NotFound') throw error
}
