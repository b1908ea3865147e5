import pino from 'pino'

export type Logger = pino.Logger
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent'

/**
 * One JSON line an event, on standard error; never bodies, names or addresses of people, and nothing
 * that opens something.
 */
export function openLog(
  level: LogLevel,
  destination: pino.DestinationStream = pino.destination(2),
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    destination,
  )
}

/**
 * What a log may say of an error. The database quotes values in its messages and details, and the
 * driver hangs its whole connection on the error: of its errors only the code and the place are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, table, constraint, routine } = error as Error & Record<string, unknown>
  const isDatabase = routine !== undefined
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...(!isDatabase && { message: error.message }),
    code,
    table,
    constraint,
    stack: frames?.join('\n'),
  }
}
