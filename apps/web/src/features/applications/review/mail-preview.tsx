import { Stack, Text } from '#layout'
import type { MailKind } from '@telemachos/contract/applications/mail-kinds'
import { useState } from 'react'
import { useCall, useMay, useTexts, type CallInput } from '#shared'
import { Loadable } from '#ui'
import classes from './applications.module.css'

interface Props {
  readonly projectId: number
  readonly kind: MailKind
}

/** What a mail says that an act has sent, for whoever wants to read it before. */
export function MailPreview({ projectId, kind }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('mail.previewTemplate')) return null
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('applications.tell.preview')}</summary>
      {isOpen && <Preview projectId={projectId} kind={kind} />}
    </details>
  )
}

function Preview({ projectId: ProjectId, kind }: Props) {
  const { language } = useTexts()
  // Templates are in the product's own languages.
  const Language = language === 'el' ? 'el' : 'en'
  const place = { ProjectId, Name: `applications.${kind}`, Language } as const
  const template = useCall('mail.getTemplate', place)
  return (
    <Loadable query={template}>
      {({ Subject, Body }) => <Mail template={{ ...place, Subject, Body }} />}
    </Loadable>
  )
}

function Mail({ template }: { readonly template: CallInput<'mail.previewTemplate'> }) {
  const { t } = useTexts()
  const preview = useCall('mail.previewTemplate', template, { retry: false })
  return (
    <Loadable query={preview}>
      {({ Subject, Text: text }) => (
        <Stack gap={2} className={classes.mail}>
          <Text strong>{Subject}</Text>
          <Text className={classes.mailText}>{text}</Text>
          <Text tone="soft">{t('applications.tell.previewText')}</Text>
        </Stack>
      )}
    </Loadable>
  )
}
