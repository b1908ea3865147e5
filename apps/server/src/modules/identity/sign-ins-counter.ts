import type { EventCounter } from '../../kernel/event-counts.ts'

/** Sign-ins by how they ended. */
export const SIGN_INS = {
  name: 'sign_ins',
  help: 'Sign-ins by how they ended: begun, refused for a wrong password, or after too many failures',
  label: 'result',
  values: ['begun', 'wrong_credentials', 'too_many_failures'],
} as const satisfies EventCounter
