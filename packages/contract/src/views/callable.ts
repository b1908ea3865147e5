import type { CallDefinition } from '../core/define-call.ts'

/** What is about accounts, rights, consent, private messages or the server itself is for people alone. */
const APART = new Set([
  'audit',
  'chat',
  'identity',
  'imports',
  'operations',
  'privacy',
  'projects',
  'services',
  'views',
])

/** What gives somebody more than they had, or takes it. */
const OF_RIGHTS = /role|password|login|invit|member|users$|level|consent|token/i

/**
 * Whether a view may make a call as whoever sees it: one with JSON, which no rule keeps for people
 * themselves. Services, which a view runs by their names, are none of these.
 */
export function isCallableByViews(name: string, call: CallDefinition): boolean {
  const [domain = '', verb = ''] = name.split('.')
  if (APART.has(domain) || OF_RIGHTS.test(verb) || 'anonymous' in call.access) return false
  const { scope, guest } = call.access
  return (
    scope !== 'global' &&
    guest === undefined &&
    call.body === 'json' &&
    call.method === 'POST' &&
    call.file === undefined &&
    call.impersonation === undefined &&
    call.own === undefined &&
    (call.rate === 'read' || call.rate === 'write' || call.rate === 'aggregate')
  )
}
