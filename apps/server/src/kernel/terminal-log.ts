import pino from 'pino'
import pretty from 'pino-pretty'
import { describeError, type Logger } from './log.ts'

/** Where lines go: a file descriptor, or a stream of a test. */
type Destination = number | NodeJS.WritableStream

/**
 * The log for a person at a terminal: warnings and errors only, in readable lines with the local
 * time. It leaves out requests, so that what `npm start` printed stays in sight.
 */
export function openTerminalLog(destination: Destination = 2): Logger {
  return pino(
    { level: 'warn', base: null, serializers: { err: describeError } },
    pretty({
      destination,
      sync: true,
      translateTime: 'SYS:HH:MM:ss',
      singleLine: true,
      ignore: 'err',
      messageFormat: (line) => describeLine(line as Line),
    }),
  )
}

/** pino's number for 'error'. */
const ERROR_LEVEL = 50

interface Line {
  readonly level?: number
  readonly msg?: string
  readonly err?: { readonly message?: string; readonly code?: string; readonly stack?: string }
}

/** The message with the error's reason; where a call failed also the stack, for the developer. */
function describeLine({ level = 0, msg = '', err }: Line): string {
  const reason = err?.message ?? err?.code
  const text = reason ? `${msg}: ${reason}` : msg
  return err?.stack && level >= ERROR_LEVEL ? `${text}\n${err.stack}` : text
}
