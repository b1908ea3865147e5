import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import type { CallInput, CallName, CallOutput } from './contract-types.ts'
import { realtime } from './realtime.ts'

/** Whether an answer of the hub is the last word: of what may pass, the call itself says more. */
const isFinal = (status: number): boolean => status < 500 && status !== 401 && status !== 429

/**
 * Reads what others have open too, by the hub.
 * @param watched the name by which the hub knows it; undefined where nobody else is there.
 * @param name the call that answers the same.
 * @throws ApiError when it is refused or no answer comes.
 */
export async function receive<Name extends CallName>(
  watched: string | undefined,
  name: Name,
  input: CallInput<Name>,
): Promise<CallOutput<Name>> {
  const answer = watched === undefined ? undefined : await realtime.receive(watched)
  if (!answer || !isFinal(answer.Status)) return call(name, input)
  return outputOf(answer) as CallOutput<Name>
}

/**
 * Writes what others have open too, by the hub; where it does not say what came of it, by the call,
 * under the same key.
 * @param watched the name by which the hub knows it; undefined where nobody else is there.
 * @param values what of the input the name does not say.
 * @throws ApiError when it is refused or no answer comes.
 */
export async function command<Name extends CallName>(
  watched: string | undefined,
  name: Name,
  input: CallInput<Name>,
  values: Partial<CallInput<Name>>,
): Promise<CallOutput<Name>> {
  const idempotencyKey = crypto.randomUUID()
  const answer =
    watched === undefined ? undefined : await realtime.command(watched, values, idempotencyKey)
  if (!answer || !isFinal(answer.Status)) return call(name, input, { idempotencyKey })
  return outputOf(answer) as CallOutput<Name>
}

function outputOf({ Status, Body }: { Status: number; Body: unknown }): unknown {
  if (Status >= 400) throw new ApiError(Status, Body as ConstructorParameters<typeof ApiError>[1])
  return Body
}
