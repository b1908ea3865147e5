import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import { TimedOut } from './within.ts'

/** So long a service may take for a command, and besides for each megabyte that it is sent. In milliseconds. */
const ANSWER_MS = 8_000
const PER_MEGABYTE_MS = 1_000
const CONNECT_MS = 3_000
const MEGABYTE = 1024 * 1024

/**
 * A client whose every command ends: the library's own waits for as long as the connection stands, and
 * begins again three times.
 */
export function limitedClient(config: S3ClientConfig, answerMs = ANSWER_MS): S3Client {
  const client = new S3Client({
    ...config,
    requestHandler: { connectionTimeout: Math.min(CONNECT_MS, answerMs) },
  })
  const send = client.send.bind(client) as (command: object, options: object) => Promise<unknown>
  const limited = async (command: { readonly input?: object }, options: object = {}) => {
    const ms = answerMs + Math.ceil(bytesOf(command.input) / MEGABYTE) * PER_MEGABYTE_MS
    // What is read of an answer afterwards is not ended with it.
    const ending = new AbortController()
    const timer = setTimeout(() => ending.abort(), ms)
    try {
      return await send(command, { ...options, abortSignal: ending.signal })
    } catch (error) {
      throw ending.signal.aborted ? new TimedOut(ms) : error
    } finally {
      clearTimeout(timer)
    }
  }
  return Object.assign(client, { send: limited as S3Client['send'] })
}

/** How many bytes a command sends. */
const bytesOf = (input: object | undefined): number =>
  input && 'Body' in input && input.Body instanceof Uint8Array ? input.Body.length : 0
