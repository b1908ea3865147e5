import { isSilence, wordsOf } from './failure-words.ts'

/** Nothing can be stored, or read, at present: whoever asked may ask again later. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the storage of files is unavailable: ${wordsOf(cause)}`, { cause })
    this.name = 'StorageUnavailable'
  }
}

/**
 * What a file system says that cannot do what it is asked: it is full, can only be read, is broken, is
 * closed to us, has gone, or has given us all the files that it gives.
 */
const FILES =
  /^E(NOSPC|DQUOT|ROFS|IO|ACCES|PERM|NOTDIR|STALE|NODEV|NXIO|NOTCONN|REMOTEIO|MFILE|NFILE|NOMEM|BUSY)$/

/** What the network says of a service that is not there, or goes away. */
const NETWORK =
  /^E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NOTFOUND|AI_AGAIN|PROTO)$/

/** What S3 answers that can do nothing for us: closed, busy, broken, full, or without our bucket. */
const isRefusal = (status: number, name: string): boolean =>
  status >= 500 || [401, 403, 429].includes(status) || name === 'NoSuchBucket'

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** Whether nobody was there to answer: the next question tells whether somebody is. */
export const isUnreachable = (error: unknown): boolean =>
  isSilence(error) || (error instanceof Error && NETWORK.test(codeOf(error)))

/**
 * Whether an error says that the storage of files cannot serve at all, and nothing of what was asked is at
 * fault.
 *
 * ```ts
 * isStorageFailure(Object.assign(new Error('full'), { code: 'ENOSPC' })) // => true
 * isStorageFailure(Object.assign(new Error('busy'), { $metadata: { httpStatusCode: 503 } })) // => true
 * isStorageFailure(Object.assign(new Error('gone'), { code: 'ENOENT' })) // => false
 * ```
 */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StorageUnavailable || isUnreachable(error)) return true
  if (FILES.test(codeOf(error))) return true
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } }
  if (isRefusal($metadata?.httpStatusCode ?? 0, error.name)) return true
  if (error instanceof AggregateError && error.errors.some(isStorageFailure)) return true
  return isStorageFailure(error.cause)
}
