import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { Plugin } from 'vite'

const CALLS: readonly (readonly [string, CallDefinition])[] = Object.entries(contract).flatMap(
  ([domain, { calls }]) =>
    Object.entries(calls).map(([verb, call]) => [`${domain}.${verb}`, call] as const),
)

/** The modules that are made from the contract, with what each exports. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:calls': () => `export const calls = ${JSON.stringify(listCalls())}`,
  'virtual:audit-verbs': () => `export const auditVerbs = ${JSON.stringify(listAuditVerbs())}`,
}

/**
 * Gives the page what it needs of the contract — how a call is made, whom an audit verb concerns —
 * without the schemas, which would bring zod into the first load.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'telemachos-calls',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? MODULES[id.slice(1)]?.() : undefined),
  }
}

/** Method, path, body kind and effect, by the name of the call. */
function listCalls(): Record<string, [string, string, string, string]> {
  return Object.fromEntries(
    CALLS.map(([name, call]) => [name, [call.method, call.path, call.body, call.effect]]),
  )
}

/** Whom each verb of the audit log concerns beside the caller; null for nobody. */
function listAuditVerbs(): Record<string, CallDefinition['concerns'] | null> {
  return Object.fromEntries(
    CALLS.flatMap(([, { audit, concerns }]) => (audit ? [[audit, concerns ?? null]] : [])),
  )
}
