import type { EventCounter } from '../../kernel/event-counts.ts'

/** Mails by what became of them; `later` is tried again. */
export const MAILS = {
  name: 'mails',
  help: 'Mails by what became of them: sent, kept without a mail server, to be tried again, failed',
  label: 'result',
  values: ['sent', 'kept', 'later', 'failed'],
} as const satisfies EventCounter
