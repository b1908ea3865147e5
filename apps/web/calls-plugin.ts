import { contract } from '@telemachos/contract'
import { isRefusedInArchive, type CallRoles } from '@telemachos/contract/core/admission'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { DomainDeclaration } from '@telemachos/contract/core/define-domain'
import { ROLES } from '@telemachos/contract/core/roles'
import { domainRoutes } from '@telemachos/contract/domain-routes'
import * as domains from '@telemachos/contract/domains'
import { projectSettings } from '@telemachos/contract/projects/entities'
import { isCallableByViews } from '@telemachos/contract/views/callable'
import path from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { z } from 'zod'

const CALLS: readonly (readonly [string, CallDefinition])[] = Object.entries(contract).flatMap(
  ([domain, { calls }]) =>
    Object.entries(calls).map(([verb, call]) => [`${domain}.${verb}`, call] as const),
)

/** What views of authors can call, by name. */
const VIEW_CALLS = CALLS.filter(([name, call]) => isCallableByViews(name, call)).map(
  ([name]) => name,
)

/** The modules that are made from the contract, with what each exports. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:role-lists': () => `export const roleLists = ${JSON.stringify(ROLE_LISTS)}`,
  // For tests, which name calls that they make up.
  'virtual:every-call': () => declare([...DECLARATIONS.values()]),
  // For views, which name calls that no module of the page may.
  'virtual:view-calls': () => declare(VIEW_CALLS.flatMap((name) => DECLARATIONS.get(name) ?? [])),
  'virtual:setting-limits': () =>
    `export const settingLimits = ${JSON.stringify(Object.fromEntries(limitsOf(projectSettings)))}`,
  'virtual:audit-verbs': () => `export const auditVerbs = ${JSON.stringify(listAuditVerbs())}`,
}

/** The contract's file whose value is put in its place: it is made from the schemas. */
const DOMAIN_ROUTES = /\/packages\/contract\/src\/domain-routes\.ts$/

/** What tells the page of a call. */
const DECLARED_CALLS = normalizePath(
  path.join(import.meta.dirname, 'src/shared/api/declared-calls.ts'),
)
/** Where the page's own modules are. */
const SOURCE = normalizePath(path.join(import.meta.dirname, 'src/'))
const OF_PAGE = /(?<!\.d)\.tsx?$/
/** Anything that may be a call's name. */
const NAMES = /['"`](\w+\.\w+)['"`]/g
/** A call's name has to stand somewhere as it is. */
const COMPUTED = /\b(?:call|useCall|usePrefetch|fetchFile|callAddress|may)\(\s*`/

/**
 * Gives the page what it needs of the contract — how a call is made, how long its texts may be, whom
 * an audit verb concerns, which routes the domains declare — without the schemas, which would bring
 * zod into the first load. What is to be known of a call stands in each module that names it.
 */
export function callsPlugin(): Plugin {
  return {
    name: 'telemachos-calls',
    enforce: 'pre',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => {
      if (id.startsWith('\0')) return MODULES[id.slice(1)]?.()
      if (!DOMAIN_ROUTES.test(normalizePath(id))) return undefined
      return `export const domainRoutes = ${JSON.stringify(domainRoutes)}`
    },
    transform: (code, id) => {
      if (!id.startsWith(SOURCE) || !OF_PAGE.test(id)) return undefined
      if (COMPUTED.test(code)) throw new Error(`${id} makes up the name of a call`)
      const names = new Set([...code.matchAll(NAMES)].map(([, name = '']) => name))
      const told = [...names].flatMap((name) => DECLARATIONS.get(name) ?? [])
      if (told.length === 0) return undefined
      // In the first line: where a fault is told of stays true.
      return { code: `${declare(told)};${code}`, map: null }
    },
  }
}

/** @returns the code that tells of calls. */
const declare = (told: readonly string[]): string =>
  [
    `import { declareCall } from ${JSON.stringify(DECLARED_CALLS)}`,
    ...told.map((one) => `declareCall(${one})`),
  ].join(';')

/** In one order, and without the role that may do whatever any may: as few lists as there can be. */
function rolesOf({ access }: CallDefinition): CallRoles {
  if ('anonymous' in access || access.roles === 'everyone') return 'everyone'
  const { roles } = access
  return ROLES.filter((role) => role !== 'SuperAdmin' && roles.includes(role))
}

/**
 * The longest text of each field of what a writing call takes, in characters, where the contract says:
 * by its path, as `Text.el`.
 */
function limitsIn({ input, effect }: CallDefinition): Record<string, number> | undefined {
  // What is typed into a form of its own: lists of texts are not, and would be most of them.
  const all = effect === 'write' ? limitsOf(input) : []
  const limits = all.filter(([field]) => !/\[\]|\*/.test(field))
  return limits.length > 0 ? Object.fromEntries(limits) : undefined
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
  const ofCalls = CALLS.flatMap(([, { audit, concerns }]) =>
    audit ? [[audit, concerns ?? null] as const] : [],
  )
  const ofJobs = Object.values<DomainDeclaration>(domains).flatMap(({ verbs }) =>
    Object.entries(verbs ?? {}),
  )
  return Object.fromEntries([...ofCalls, ...ofJobs])
}

/** Every list of roles that some call is for: there are few. */
const ROLE_LISTS: readonly CallRoles[] = [
  ...new Map(
    CALLS.map(([, call]) => {
      const roles = rolesOf(call)
      return [String(roles), roles] as const
    }),
  ).values(),
]

/** What a module that names a call tells of it: see declared-calls.ts. */
const DECLARATIONS: ReadonlyMap<string, string> = new Map(
  CALLS.map(([name, call]) => {
    const { method, path: address, body, own } = call
    const impersonation = own === 'all' ? 'refused' : call.impersonation
    const effect = call.effect === 'write' && !isRefusedInArchive(call) ? 'open' : call.effect
    const index = ROLE_LISTS.findIndex((roles) => String(roles) === String(rolesOf(call)))
    const declared = [
      method,
      address,
      body,
      effect,
      index,
      ...(impersonation ? [impersonation] : []),
    ]
    const limits = limitsIn(call)
    const told = [name, declared, ...(limits ? [limits] : [])]
    return [name, told.map((one) => JSON.stringify(one)).join()]
  }),
)
