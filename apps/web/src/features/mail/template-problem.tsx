import { ApiError, errorText, useTexts, type Texts } from '#shared'
import classes from './mail.module.css'

interface Problem {
  readonly field?: 'Subject' | 'Body' | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
  readonly message: string
}

/** Why a template is refused, and where: a line of a part, or a limit that a part reaches. */
export function problemIn(error: unknown, t: Texts['t']): Problem | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { field, line, column, message, name } = error.details
  const part = field === 'Subject' || field === 'Body' ? field : undefined
  const said = typeof name === 'string' ? t('mail.template.unknown', { name }) : message
  if (part && typeof line === 'number' && typeof said === 'string') {
    return { field: part, line, message: said, ...(typeof column === 'number' && { column }) }
  }
  return { field: part, message: error.fields[0]?.message ?? errorText(error, t) }
}

const PARTS = { Subject: 'mail.template.subject', Body: 'mail.template.body' } as const

/** What keeps a template from being used, in words. */
export function TemplateProblem({ field, line, column, message }: Problem) {
  const { t } = useTexts()
  const text = () => {
    if (!field) return message
    const names = { field: t(PARTS[field]), message }
    if (line === undefined) return t('mail.template.limit', names)
    return column === undefined
      ? t('mail.template.problem', { ...names, line })
      : t('mail.template.problemAt', { ...names, line, column })
  }
  return (
    <p role="alert" className={classes.problem}>
      {text()}
    </p>
  )
}
