import { within } from '../within.ts'
import type { HubServer, ToServers } from './hub-socket.ts'

/** What an answering server calls back with. */
type AnswerTo<Name extends keyof ToServers> =
  Parameters<ToServers[Name]> extends [...unknown[], (answer: infer Answer) => void]
    ? Answer
    : never

/** Other servers are waited for no longer; the adapter itself waits for 5 seconds. */
const ANSWER_MS = 500

/**
 * Asks the other servers: their answers, or undefined where not all could be heard in time. It asks the
 * adapter itself, since the library's own way does not tell where it cannot be asked.
 */
export async function askServers<Name extends 'present' | 'forget'>(
  io: HubServer,
  name: Name,
  question: Parameters<ToServers[Name]>[0],
): Promise<AnswerTo<Name>[] | undefined> {
  const { adapter } = io.of('/')
  const { promise, resolve, reject } = Promise.withResolvers<AnswerTo<Name>[]>()
  const heard = (error: unknown, answers: AnswerTo<Name>[]): void =>
    error ? reject(error) : resolve(answers)
  Promise.resolve(adapter.serverSideEmit([name, question, heard])).catch(reject)
  return within(ANSWER_MS, promise).catch(() => undefined)
}
