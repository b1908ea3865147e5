import { contract } from '@telemachos/contract'
import { isRefusedInArchive, type CallRoles } from '@telemachos/contract/core/admission'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { ROLES } from '@telemachos/contract/core/roles'
import { domainRoutes } from '@telemachos/contract/domain-routes'
import { projectSettings } from '@telemachos/contract/projects/entities'
import { normalizePath, type Plugin } from 'vite'
import { z } from 'zod'

const CALLS: readonly (readonly [string, CallDefinition])[] = Object.entries(contract).flatMap(
  ([domain, { calls }]) =>
    Object.entries(calls).map(([verb, call]) => [`${domain}.${verb}`, call] as const),
)

/** The modules that are made from the contract, with what each exports. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:calls': () => exportAll(listCalls()),
  'virtual:limits': () => `export const limits = ${JSON.stringify(listLimits())}`,
  'virtual:setting-limits': () =>
    `export const settingLimits = ${JSON.stringify(Object.fromEntries(limitsOf(projectSettings)))}`,
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

/** A module that exports each value by its name. */
function exportAll(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/**
 * Method, path, body kind, effect (`open` is a write that an archive does not stop), index of the list
 * of roles, and the rule of impersonation where
 * there is one, by the name of the call; and the lists of roles, of which there are few.
 */
function listCalls() {
  const lists = new Map<string, CallRoles>()
  const calls = CALLS.map(([name, call]) => {
    const roles = rolesOf(call)
    if (!lists.has(String(roles))) lists.set(String(roles), roles)
    const index = [...lists.keys()].indexOf(String(roles))
    const { method, path, body, impersonation } = call
    const effect = call.effect === 'write' && !isRefusedInArchive(call) ? 'open' : call.effect
    return [name, [method, path, body, effect, index, ...(impersonation ? [impersonation] : [])]]
  })
  return { calls: Object.fromEntries(calls), roleLists: [...lists.values()] }
}

/** In one order, and without the role that may do whatever any may: as few lists as there can be. */
function rolesOf({ access }: CallDefinition): CallRoles {
  if ('anonymous' in access || access.roles === 'everyone') return 'everyone'
  const { roles } = access
  return ROLES.filter((role) => role !== 'SuperAdmin' && roles.includes(role))
}

/**
 * The longest text of each field of what a call takes, in characters, where the contract says: by its
 * path, as `Text.el`.
 */
function listLimits(): Record<string, Record<string, number>> {
  return Object.fromEntries(
    CALLS.flatMap(([name, { input, effect }]) => {
      // What is typed into a form of its own: lists of texts are not, and would be most of them.
      const all = effect === 'write' ? limitsOf(input) : []
      const limits = all.filter(([path]) => !/\[\]|\*/.test(path))
      return limits.length > 0 ? [[name, Object.fromEntries(limits)]] : []
    }),
  )
}

/** The limits of all texts in a schema, by their paths. */
function limitsOf(schema: z.core.$ZodType, path = ''): [path: string, limit: number][] {
  const inner = innermost(schema)
  if (inner instanceof z.ZodString) return inner.maxLength === null ? [] : [[path, inner.maxLength]]
  if (inner instanceof z.ZodArray) return limitsOf(inner.element, `${path}[]`)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((one) => limitsOf(one, path))
  if (inner instanceof z.ZodRecord) return limitsOf(inner.valueType, `${path}.*`)
  if (!(inner instanceof z.ZodObject)) return []
  return Object.entries<z.core.$ZodType>(inner.shape).flatMap(([field, part]) =>
    limitsOf(part, path === '' ? field : `${path}.${field}`),
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
