import type { CallDefinition } from '../core/define-call.ts'

/** What is about accounts, rights, other people's secrets or the server itself is for people alone. */
const APART = new Set([
  'audit',
  'chat',
  'identity',
  'operations',
  'privacy',
  'projects',
  'services',
])

/** What gives somebody more than they had, or takes it. */
const OF_RIGHTS = /role|password|login|invit|member|users$/i

/**
 * Whether a script may make a call as whoever runs it: one with JSON, within one project, which no rule
 * keeps for people themselves.
 */
export function isCallable(name: string, call: CallDefinition): boolean {
  const [domain = '', verb = ''] = name.split('.')
  if (APART.has(domain) || OF_RIGHTS.test(verb) || 'anonymous' in call.access) return false
  const { scope, guest } = call.access
  return (
    (scope === 'project' || scope === 'relation') &&
    guest === undefined &&
    call.body === 'json' &&
    call.method === 'POST' &&
    call.file === undefined &&
    call.impersonation === undefined &&
    call.own === undefined &&
    // What makes calls of its own is made by people: no script sends others on their way.
    !('commit' in call && call.commit === 'none') &&
    (call.rate === 'read' || call.rate === 'write' || call.rate === 'aggregate')
  )
}
