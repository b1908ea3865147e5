import { Stack } from '../../shared/layout/stack.tsx'
import { Row } from '../../shared/layout/row.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useId, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import type { CallOutput } from '../../shared/api/contract-types.ts'
import { useCall, useWrite } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { askToConfirm } from '../../shared/ui/dialogs/dialog-store.ts'
import { TextField } from '../../shared/ui/text-field.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { useSaveShortcut } from '../../shared/ui/use-save-shortcut.ts'
import classes from './mail.module.css'
import { MailText } from './mail-text.tsx'

/** The preview follows the typing after so long (spec §9, default debounce). */
const PREVIEW_MS = 500

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
  const [text, setText] = useState({ Subject: template.Subject, Body: template.Body })
  const settled = useDebounced(text, PREVIEW_MS)
  const preview = useCall(
    'mail.previewTemplate',
    { ...place, ...settled },
    { retry: false, placeholderData: keepPreviousData },
  )
  const save = useWrite('mail.saveTemplate')
  const restore = useWrite('mail.restoreTemplate')
  const isChanged = text.Subject !== template.Subject || text.Body !== template.Body
  const problem = problemIn(save.error) ?? problemIn(preview.error)

  function change(next: Partial<typeof text>): void {
    setText((before) => ({ ...before, ...next }))
    onChanged(true)
  }
  async function keep(): Promise<void> {
    await save.mutateAsync({ ...place, ...text })
    toast(t('mail.template.saved'))
    onSaved()
  }
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
  const trySave = () => void keep().catch(() => undefined)
  useSaveShortcut(trySave)

  return (
    <div className={classes.editor}>
      <Stack
        as="form"
        gap={3}
        packed
        onSubmit={(event) => {
          event.preventDefault()
          trySave()
        }}
      >
        <TextField
          label={t('mail.template.subject')}
          value={text.Subject}
          onChange={(event) => change({ Subject: event.currentTarget.value })}
        />
        <label htmlFor={id}>{t('mail.template.body')}</label>
        <textarea
          id={id}
          className={classes.body}
          value={text.Body}
          spellCheck
          aria-describedby={`${id}-hint`}
          onChange={(event) => change({ Body: event.currentTarget.value })}
        />
        <p id={`${id}-hint`} className={classes.quiet}>
          {t('mail.template.bodyHint', {
            names: template.Names.map((name) => `{{ ${name} }}`).join(', '),
          })}
        </p>
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem.line > 0 ? t('mail.template.problem', problem) : problem.message}
          </p>
        )}
        <Row gap={3}>
          <Button type="submit" loading={save.isPending} disabled={!isChanged}>
            {t('mail.template.save')}
          </Button>
          {template.IsOwn && (
            <Button
              variant="default"
              loading={restore.isPending}
              onClick={() => void goBack().catch(() => undefined)}
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
          onUse={({ Subject, Body }) => change({ Subject, Body })}
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

/** Where a template is wrong and why; the line is 0 for what is wrong otherwise. */
function problemIn(
  error: unknown,
): { readonly line: number; readonly message: string } | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { line, message } = error.details
  if (typeof line === 'number' && typeof message === 'string') return { line, message }
  return { line: 0, message: error.fields[0]?.message ?? error.message }
}
