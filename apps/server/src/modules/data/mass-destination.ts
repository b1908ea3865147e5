import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { isCallable } from '@telemachos/contract/services/callable'
import { refuseField } from '../../kernel/errors.ts'

/** What a call is told. */
type Input = Record<string, unknown>

/** Where mass data goes: a call of the contract, and what it is told of a payload. */
export interface Destination {
  readonly name: string
  readonly inputOf: (payload: Input) => Input
}

const { runSqlService, runSqlServiceByCategory, runScriptService } = contract.services.calls
/** Services take what they are told as their parameters. */
const SERVICES: ReadonlySet<CallDefinition> = new Set<CallDefinition>([
  runSqlService,
  runSqlServiceByCategory,
  runScriptService,
])

const CALLS = Object.values(contract).flatMap(({ domain, calls }) =>
  Object.entries<CallDefinition>(calls).map(([name, call]) => ({
    name: `${domain}.${name}`,
    call,
    address: addressOf(call.path),
  })),
)

/** The names in a path, and what an address of it looks like, in any case. */
function addressOf(path: string): RegExp {
  const pattern = path
    .split('/')
    .map((part) => part.replace(/^\{(\w+)\??\}$/, '(?<$1>[^/]+)'))
    .join('/')
  return new RegExp(`^${pattern}$`, 'i')
}

/**
 * Where an address leads: a service of the project, or a call that scripts may make. Others are for people alone.
 * @throws invalid_input `mass_destination`.
 */
export function requireDestination(url: string): Destination {
  // The address of one service is that of the scripts too: the first that fits is the more exact one.
  const matching = CALLS.filter(({ address }) => address.test(url)).toSorted(
    (a, b) => a.call.path.split('{').length - b.call.path.split('{').length,
  )
  const found = matching.find(({ name, call }) => SERVICES.has(call) || isCallable(name, call))
  if (!found || (matching[0] !== found && !SERVICES.has(found.call)))
    throw refuseField('url', 'mass_destination')
  const { name, call, address } = found
  const parts = decoded(address.exec(url)?.groups)
  return {
    name,
    inputOf: (payload) =>
      SERVICES.has(call) ? { ...parts, Params: payload } : { ...payload, ...parts },
  }
}

function decoded(parts: Record<string, string> = {}): Input {
  try {
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, decodeURIComponent(part)]),
    )
  } catch {
    throw refuseField('url', 'mass_destination')
  }
}
