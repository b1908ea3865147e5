import { Stack, Text } from '#layout'
import { MAX_REASON } from '@telemachos/contract/applications/limits'
import type { MailKind } from '@telemachos/contract/applications/mail-kinds'
import { useState } from 'react'
import { useTexts } from '#shared'
import { TextArea } from '#ui'
import { MailPreview } from './mail-preview.tsx'

interface Props {
  readonly projectId: number
  readonly kind: MailKind
  /** Whether the project sends mails of this kind. */
  readonly isSent: boolean
  readonly onWords: (words: string) => void
}

/** What applicants are told of a move: what the mail says, and words besides; or that none leaves. */
export function TellFields({ projectId, kind, isSent, onWords }: Props) {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  if (!isSent) return <Text tone="soft">{t('applications.noMailLeaves')}</Text>
  return (
    <Stack gap={3}>
      <TextArea
        label={t('applications.tell.words')}
        hint={t('applications.tell.wordsHint')}
        maxLength={MAX_REASON}
        rows={2}
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value)
          onWords(currentTarget.value.trim())
        }}
      />
      <MailPreview projectId={projectId} kind={kind} />
    </Stack>
  )
}
