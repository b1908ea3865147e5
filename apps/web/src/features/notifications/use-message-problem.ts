import { useTexts } from '#shared'

const KNOWN = [
  'no_phone',
  'not_allowed',
  'private_address',
  'unreachable',
  'timeout',
  'too_large',
  'outdated',
  'restored',
] as const

/** Begins what the service answered. */
const STATUS = 'status_'

/** Says in words why a message did not leave for a phone; nothing where nothing went wrong. */
export function useMessageProblem(): (error: string) => string {
  const { t } = useTexts()
  return (error) => {
    if (error.startsWith(STATUS))
      return t('messages.error.status', { status: error.slice(STATUS.length) })
    const known = KNOWN.find((one) => one === error)
    return known ? t(`messages.error.${known}`) : error
  }
}
