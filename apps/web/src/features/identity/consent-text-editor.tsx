import { Row, Stack, Text as TextFrame } from '#layout'
import { isConflict, limitOf, useForm, useSavePart, useTexts, type CallOutput } from '#shared'
import { askToConfirm, ConflictNote, DismissButton, LanguageFields, MissingMark, toast } from '#ui'
import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { missingLanguages } from '@telemachos/contract/core/text-by-language'
import { useRef } from 'react'
import { fullName } from '@telemachos/rules/greek-person'
import { ConsentBlocks } from './consent-blocks.tsx'
import classes from './consent-texts.module.css'

interface Props {
  readonly projectId: number
  readonly newest: CallOutput<'identity.listConsentTexts'>[number] | undefined
  /** Somebody else has published meanwhile. */
  readonly onOther: () => void
  readonly onClose: () => void
}

type Written = Readonly<Record<(typeof LANGUAGES)[number], string>>

/** A new version of the consent text in both languages, with what people will read beside it. */
export function ConsentTextEditor({ projectId, newest, onOther, onClose }: Props) {
  const { t } = useTexts()
  const version = (newest?.Version ?? 0) + 1
  const isChanged = (text: Written) =>
    LANGUAGES.some((language) => text[language] !== (newest?.Text[language] ?? ''))
  const isPublished = useRef(false)
  const form = useForm('identity.publishConsentText', {
    // The page's own bar asks.
    asks: false,
    start: newest?.Text ?? { el: '', en: '' },
    inputOf: (Text) => ({ ProjectId: projectId, After: newest?.Version ?? 0, Text }),
    isReady: isChanged,
    required: () => ({ el: t('rule.required'), en: t('rule.required') }),
    confirm: () =>
      askToConfirm({
        title: t('consent.texts.sure', { version }),
        text: t('consent.texts.sureText'),
        confirmLabel: t('consent.texts.publish'),
      }),
    onSaved: () => {
      isPublished.current = true
      toast(t('consent.texts.published', { version }))
      onClose()
    },
    onRefused: (error) => isConflict(error) && onOther(),
    shortcut: false,
  })
  useSavePart(
    isChanged(form.values)
      ? {
          label: t('consent.texts.unsaved', { version }),
          save: async () => {
            await form.save()
            return isPublished.current
          },
          discard: onClose,
        }
      : undefined,
  )
  return (
    <Stack as="form" gap={4} {...form.form}>
      <TextFrame tone="soft" size="small">
        {t('consent.texts.hint')}
      </TextFrame>
      <LanguageFields
        name={t('consent.texts.text')}
        value={form.values}
        rows={14}
        maxLength={limitOf('identity.publishConsentText', 'Text.el')}
        errorOf={form.errorOf}
        onChange={(text, language) => form.set({ [language]: text[language] })}
        note={(language) => (
          <>
            {missingLanguages(form.values).includes(language) && (
              <MissingMark value={form.values} />
            )}
            <div lang={language} className={classes.preview}>
              <TextFrame tone="soft" size="small">
                {t('consent.texts.preview')}
              </TextFrame>
              <ConsentBlocks text={form.values[language]} />
            </div>
          </>
        )}
      />
      {isConflict(form.error) ? (
        <ConflictNote
          by={newest?.By && fullName(newest.By)}
          at={newest?.ValidFrom}
          differences={LANGUAGES.map((language) => ({
            label: t(`ui.language.${language}`, { name: t('consent.texts.text') }),
            mine: form.values[language],
            theirs: newest?.Text[language] ?? '',
          })).filter(({ mine, theirs }) => mine !== theirs)}
          isBusy={form.isBusy || form.error?.details['Version'] !== newest?.Version}
          onMine={() => void form.save()}
          onTheirs={() => form.take(newest?.Text ?? form.values)}
        />
      ) : (
        <p role="alert" className={classes.problem}>
          {form.failure}
        </p>
      )}
      <Row gap={3}>
        <DismissButton onClick={onClose} />
      </Row>
    </Stack>
  )
}
