import { contract } from '@telemachos/contract'
import type { Plugin } from 'vite'

const ID = 'virtual:calls'

/**
 * Gives the page what it needs of the contract to make a call — method, path, body kind, effect —
 * without the schemas, which would bring zod into the first load.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'telemachos-calls',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export const calls = ${JSON.stringify(listCalls())}` : undefined,
  }
}

function listCalls(): Record<string, [string, string, string, string]> {
  return Object.fromEntries(
    Object.entries(contract).flatMap(([domain, { calls }]) =>
      Object.entries(calls).map(([verb, call]) => [
        `${domain}.${verb}`,
        [call.method, call.path, call.body, call.effect],
      ]),
    ),
  )
}
