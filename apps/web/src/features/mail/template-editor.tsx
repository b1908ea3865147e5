import { Row, Stack } from '#layout'
import { askToConfirm, Button, TextField, toast, useDebounced, showSystemMessage } from '#ui'
import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useId } from 'react'
import {
  ApiError,
  useCall,
  useForm,
  useTexts,
  useWrite,
  type CallOutput,
  errorText,
  type Texts,
} from '#shared'
import classes from './mail.module.css'
import { MailText } from './mail-text.tsx'

/** The preview follows the typing after so long: no more often than its class of calls allows. */
const PREVIEW_MS = 1_000

type Template = CallOutput<'mail.getTemplate'>

interface Props {
  readonly place: {
    readonly ProjectId: number
    readonly Name: string
    readonly Language: 'el' | 'en'
  }
  readonly template: Template
  readonly onChanged: (isChanged: boolean) => void
  readonly onSaved: () => void
}

/** A mail's subject and text, with what it will say beside it, and its versions. */
export function TemplateEditor({ place, template, onChanged, onSaved }: Props) {
  const { t } = useTexts()
  const id = useId()
  const form = useForm('mail.saveTemplate', {
    start: { Subject: template.Subject, Body: template.Body },
    isReady: ({ Subject, Body }) => Subject !== template.Subject || Body !== template.Body,
    inputOf: (text) => ({ ...place, ...text }),
    onChange: () => onChanged(true),
    onSaved: () => {
      toast(t('mail.template.saved'))
      onSaved()
    },
  })
  const settled = useDebounced(form.values, PREVIEW_MS)
  const preview = useCall(
    'mail.previewTemplate',
    { ...place, ...settled },
    { retry: false, placeholderData: keepPreviousData },
  )
  const restore = useWrite('mail.restoreTemplate')
  const problem = problemIn(form.error, t) ?? problemIn(preview.error, t)

  async function goBack(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('mail.template.restoreTitle'),
      text: t('mail.template.restoreText'),
      confirmLabel: t('mail.template.restore'),
    })
    if (!isSure) return
    await restore.mutateAsync(place)
    toast(t('mail.template.restored'))
    onSaved()
  }
  return (
    <div className={classes.editor}>
      <Stack as="form" gap={3} packed {...form.form}>
        <TextField label={t('mail.template.subject')} {...form.text('Subject')} error={undefined} />
        <label htmlFor={id}>{t('mail.template.body')}</label>
        <textarea
          id={id}
          className={classes.body}
          value={form.values.Body}
          spellCheck
          aria-describedby={`${id}-hint`}
          onChange={(event) => form.set({ Body: event.currentTarget.value })}
        />
        <p id={`${id}-hint`} className={classes.quiet}>
          {t('mail.template.bodyHint', {
            names: template.Names.map((name) => `{{ ${name} }}`).join(', '),
          })}
        </p>
        {problem && <ProblemText {...problem} />}
        <Row gap={3}>
          <Button {...form.button}>{t('mail.template.save')}</Button>
          {template.IsOwn && (
            <Button
              variant="default"
              loading={restore.isPending}
              onClick={() => void goBack().catch((error: unknown) => showSystemMessage(error, t))}
            >
              {t('mail.template.restore')}
            </Button>
          )}
        </Row>
      </Stack>
      <section>
        <h2 className={classes.heading}>{t('mail.template.preview')}</h2>
        {preview.data && (
          <>
            <p>
              <strong>{preview.data.Subject}</strong>
            </p>
            <MailText text={preview.data.Text} />
          </>
        )}
        <Versions
          history={template.History}
          onUse={({ Subject, Body }) => form.set({ Subject, Body })}
        />
      </section>
    </div>
  )
}

interface VersionsProps {
  readonly history: Template['History']
  readonly onUse: (version: Template['History'][number]) => void
}

function Versions({ history, onUse }: VersionsProps) {
  const { t } = useTexts()
  if (history.length === 0) return null
  return (
    <>
      <h2 className={classes.heading}>{t('mail.template.history')}</h2>
      <ul className={classes.versions}>
        {history.map((version) => (
          <li key={version.At}>
            <span>{formatDateTime(version.At)}</span>
            {version.By && <span>{fullName(version.By)}</span>}
            {version.Withdrawn ? (
              <span className={classes.quiet}>{t('mail.template.withdrawn')}</span>
            ) : (
              <Button variant="subtle" size="compact-sm" onClick={() => onUse(version)}>
                {t('mail.template.use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface Problem {
  readonly field?: 'Subject' | 'Body' | undefined
  readonly line?: number | undefined
  readonly message: string
}

/** Why a template is refused, and where: a line of a part, or a limit that a part reaches. */
function problemIn(error: unknown, t: Texts['t']): Problem | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { field, line, message } = error.details
  const part = field === 'Subject' || field === 'Body' ? field : undefined
  if (part && typeof line === 'number' && typeof message === 'string') {
    return { field: part, line, message }
  }
  return { field: part, message: error.fields[0]?.message ?? errorText(error, t) }
}

const PARTS = { Subject: 'mail.template.subject', Body: 'mail.template.body' } as const

function ProblemText({ field, line, message }: Problem) {
  const { t } = useTexts()
  const text = () => {
    if (!field) return message
    const names = { field: t(PARTS[field]), message }
    return line === undefined
      ? t('mail.template.limit', names)
      : t('mail.template.problem', { ...names, line })
  }
  return (
    <p role="alert" className={classes.problem}>
      {text()}
    </p>
  )
}
