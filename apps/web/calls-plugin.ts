import { contract } from '@telemachos/contract'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { domainRoutes } from '@telemachos/contract/domain-routes'
import { normalizePath, type Plugin } from 'vite'
import { z } from 'zod'

const CALLS: readonly (readonly [string, CallDefinition])[] = Object.entries(contract).flatMap(
  ([domain, { calls }]) =>
    Object.entries(calls).map(([verb, call]) => [`${domain}.${verb}`, call] as const),
)

/** The modules that are made from the contract, with what each exports. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:calls': () => `export const calls = ${JSON.stringify(listCalls())}`,
  'virtual:limits': () => `export const limits = ${JSON.stringify(listLimits())}`,
  'virtual:audit-verbs': () => `export const auditVerbs = ${JSON.stringify(listAuditVerbs())}`,
}

/** The contract's file whose value is put in its place: it is made from the schemas. */
const DOMAIN_ROUTES = /\/packages\/contract\/src\/domain-routes\.ts$/

/**
 * Gives the page what it needs of the contract — how a call is made, how long its texts may be, whom
 * an audit verb concerns, which routes the domains declare — without the schemas, which would bring
 * zod into the first load.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'telemachos-calls',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => {
      if (id.startsWith('\0')) return MODULES[id.slice(1)]?.()
      if (!DOMAIN_ROUTES.test(normalizePath(id))) return undefined
      return `export const domainRoutes = ${JSON.stringify(domainRoutes)}`
    },
  }
}

/** Method, path, body kind and effect, by the name of the call. */
function listCalls(): Record<string, [string, string, string, string]> {
  return Object.fromEntries(
    CALLS.map(([name, call]) => [name, [call.method, call.path, call.body, call.effect]]),
  )
}

/** The longest text of each field of what a call takes, in characters, where the contract says. */
function listLimits(): Record<string, Record<string, number>> {
  return Object.fromEntries(
    CALLS.flatMap(([name, { input, effect }]) => {
      const limits = input instanceof z.ZodObject ? limitsOf(input) : {}
      return effect === 'write' && Object.keys(limits).length > 0 ? [[name, limits]] : []
    }),
  )
}

function limitsOf({ shape }: z.ZodObject): Record<string, number> {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, schema]) => {
      const text = innermost(schema)
      return text instanceof z.ZodString && text.maxLength !== null ? [[field, text.maxLength]] : []
    }),
  )
}

/** What is inside of a default, an optional or nullable value, and what is then made of it. */
function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return innermost(schema.in)
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  return isWrapped ? innermost(schema.unwrap()) : schema
}

/** Whom each verb of the audit log concerns beside the caller; null for nobody. */
function listAuditVerbs(): Record<string, CallDefinition['concerns'] | null> {
  return Object.fromEntries(
    CALLS.flatMap(([, { audit, concerns }]) => (audit ? [[audit, concerns ?? null]] : [])),
  )
}
