import type { HubServer, ToServers } from './hub-socket.ts'

/** What an answering server calls back with. */
type AnswerTo<Name extends keyof ToServers> =
  Parameters<ToServers[Name]> extends [...unknown[], (answer: infer Answer) => void]
    ? Answer
    : never

/**
 * Asks the other servers: their answers, or undefined where not all could be heard. It asks the adapter
 * itself, since the library's own way does not tell where it cannot be asked.
 */
export function askServers<Name extends 'present' | 'forget'>(
  io: HubServer,
  name: Name,
  question: Parameters<ToServers[Name]>[0],
): Promise<AnswerTo<Name>[] | undefined> {
  const { adapter } = io.of('/')
  return new Promise((resolve) => {
    const heard = (error: unknown, answers: AnswerTo<Name>[]): void =>
      resolve(error ? undefined : answers)
    const asked = Promise.resolve(adapter.serverSideEmit([name, question, heard]))
    asked.catch(() => resolve(undefined))
  })
}
