import type { ErrorBody } from '@telemachos/contract/core/errors'
import type { HubAnswer } from '@telemachos/contract/core/hub-signals'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'
import type { CallInput, CallName, CallOutput } from './contract-types.ts'
import { realtime } from './realtime.ts'

/** Refusals of the whole page, which the call itself tells it. */
const OF_PAGE: readonly unknown[] = ['person_changed', 'consent_required', 'view_ended']

/** Whether an answer of the hub is the last word: of what may pass, the call itself says more. */
const isFinal = ({ Status, Body }: HubAnswer): boolean =>
  Status < 500 &&
  Status !== 401 &&
  Status !== 429 &&
  !(Status >= 400 && OF_PAGE.includes((Body as Partial<ErrorBody>).code))

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
  if (!answer || !isFinal(answer)) return call(name, input)
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
  return written(name, input, async (key) =>
    watched === undefined ? undefined : realtime.command(watched, values, key),
  )
}

/**
 * Gives a thing something that it takes, such as a message to a conversation, by the hub; where it does
 * not say what came of it, by the call.
 * @param watched the name by which the hub knows it.
 * @param values what of the input the name does not say.
 * @throws ApiError when it is refused or no answer comes.
 */
export function deliver<Name extends CallName>(
  watched: string,
  name: Name,
  input: CallInput<Name>,
  values: Partial<CallInput<Name>>,
): Promise<CallOutput<Name>> {
  return written(name, input, (key) => realtime.deliver(watched, values, key))
}

async function written<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  byHub: (key: string) => Promise<HubAnswer | undefined>,
): Promise<CallOutput<Name>> {
  const idempotencyKey = crypto.randomUUID()
  const answer = await byHub(idempotencyKey)
  if (!answer || !isFinal(answer)) return call(name, input, { idempotencyKey })
  return outputOf(answer) as CallOutput<Name>
}

function outputOf({ Status, Body }: HubAnswer): unknown {
  if (Status >= 400) throw new ApiError(Status, Body as Partial<ErrorBody>)
  return Body
}
