import { useTexts } from '#shared'

const KNOWN = [
  'no_address',
  'bounced',
  'unwanted',
  'outdated',
  'not_member',
  'link_expired',
  'unknown',
  'interrupted',
  'restored',
  'template_time',
  'template_memory',
  'template_length',
] as const

/** Begins what is wrong with a project's own template. */
const TEMPLATE = 'template: '

/** Says in words why a mail did not leave. */
export function useMailProblem(): (error: string) => string {
  const { t } = useTexts()
  return (error) => {
    const known = KNOWN.find((one) => one === error)
    if (known) return t(`mail.error.${known}`)
    if (error.startsWith(TEMPLATE))
      return t('mail.error.template', { problem: error.slice(TEMPLATE.length) })
    return t('mail.error.reply', { reply: error })
  }
}
