import { Text as TextFrame } from '../../shared/layout/text.tsx'
import { Stack } from '../../shared/layout/stack.tsx'
import { Row } from '../../shared/layout/row.tsx'
import { useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import type { CallOutput } from '../../shared/api/contract-types.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useIdentity } from '../../shared/api/identity.ts'
import { useWrite } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { Button } from '../../shared/ui/button.tsx'
import { askToConfirm } from '../../shared/ui/dialogs/dialog-store.ts'
import { TextArea } from '../../shared/ui/text-area.tsx'
import { toast } from '../../shared/ui/toast-store.ts'
import { ConsentBlocks } from './consent-blocks.tsx'
import classes from './consent-texts.module.css'

interface Props {
  readonly newest: CallOutput<'identity.listConsentTexts'>[number] | undefined
  /** Somebody else has published meanwhile. */
  readonly onOther: () => void
  readonly onClose: () => void
}

const LANGUAGES = ['el', 'en'] as const

/** A new version of the consent text in both languages, with what people will read beside it. */
export function ConsentTextEditor({ newest, onOther, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [text, setText] = useState(newest?.Text ?? { el: '', en: '' })
  const [tried, setTried] = useState(false)
  const publish = useWrite('identity.publishConsentText')
  const isComplete = LANGUAGES.every((language) => text[language].trim() !== '')
  const isChanged = LANGUAGES.some((language) => text[language] !== newest?.Text[language])

  async function send(): Promise<void> {
    setTried(true)
    if (!isComplete) return
    const version = (newest?.Version ?? 0) + 1
    const isSure = await askToConfirm({
      title: t('consent.texts.sure', { version }),
      text: t('consent.texts.sureText'),
      confirmLabel: t('consent.texts.publish'),
    })
    if (!isSure) return
    try {
      await publish.mutateAsync({ ProjectId, After: newest?.Version ?? 0, Text: text })
      toast(t('consent.texts.published', { version }))
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') onOther()
    }
  }

  const isConflict = publish.error instanceof ApiError && publish.error.code === 'conflict'
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextFrame tone="soft" size="small">
        {t('consent.texts.hint')}
      </TextFrame>
      {LANGUAGES.map((language) => (
        <div key={language} className={classes.pair}>
          <TextArea
            label={t(`consent.texts.${language}`)}
            lang={language}
            rows={14}
            maxLength={50_000}
            value={text[language]}
            error={tried && text[language].trim() === '' ? t('rule.required') : undefined}
            onChange={(event) => setText({ ...text, [language]: event.currentTarget.value })}
          />
          <div lang={language} className={classes.preview}>
            <TextFrame tone="soft" size="small">
              {t('consent.texts.preview')}
            </TextFrame>
            <ConsentBlocks text={text[language]} />
          </div>
        </div>
      ))}
      <p role="alert" className={classes.problem}>
        {isConflict && t('consent.texts.conflict')}
        {publish.error && !isConflict && errorText(publish.error, t)}
      </p>
      <Row gap={3}>
        <Button type="submit" loading={publish.isPending} disabled={!isChanged}>
          {t('consent.texts.publish')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('consent.texts.cancel')}
        </Button>
      </Row>
    </Stack>
  )
}
