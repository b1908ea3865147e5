import { LONGEST_DESCRIPTION } from '@telemachos/contract/actions/description-limits'
import { LANGUAGES, type BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import { missingLanguages } from '@telemachos/contract/core/text-by-language'
import { plainText } from '@telemachos/rules/rich-text/plain-text'
import { Suspense, useDeferredValue, useRef } from 'react'
import { Stack } from '#layout'
import { useTexts } from '#shared'
import {
  FieldFrame,
  lazyPart,
  MissingNote,
  useRested,
  useTextLength,
  useTouched,
  WaitingEditor,
  loadRichTextEditor,
} from '#ui'
import type { ActionTabProps } from '../action/action-tab.ts'
import { RichTextView } from '../action/rich-text-view.tsx'
import { isTooLong } from './description-length.ts'
import { usePictures } from './use-pictures.ts'

const RichTextEditor = lazyPart(loadRichTextEditor)

type Props = Pick<ActionTabProps, 'place' | 'form'>

/** What the action says, in each language. */
export function DescriptionFields(props: Props) {
  return (
    <Stack gap={3}>
      {LANGUAGES.map((language) => (
        <Description key={language} language={language} {...props} />
      ))}
    </Stack>
  )
}

interface DescriptionProps extends Props {
  readonly language: BuiltInLanguage
}

function Description({ language, place, form }: DescriptionProps) {
  const { t } = useTexts()
  const { Descr } = form.values
  const value = Descr[language] ?? ''
  const { note } = useTextLength({ value: plainText(value), maxLength: LONGEST_DESCRIPTION })
  const pictures = usePictures(place)
  // The editor is half of what the page loads: until somebody begins to use the page, or it rests, the
  // text stands in its place.
  const isTouched = useTouched()
  const hasRested = useRested()
  const isWanted = useDeferredValue(isTouched || hasRested)
  const isInside = useRef(false)
  const label = t(`ui.language.${language}`, { name: t('actions.author.descr') })
  const error = isTooLong(value)
    ? t('rule.too_long')
    : language === LANGUAGES[0] && form.errorOf('Descr')
  return (
    <div>
      <FieldFrame label={label} hint={t('actions.author.descrHint')} error={error} length={note}>
        {(control) => {
          const common = { label, control, language }
          const waiting = (
            <WaitingEditor {...common} onInside={(isIn) => (isInside.current = isIn)}>
              <RichTextView text={value} under={2} />
            </WaitingEditor>
          )
          return (
            <Suspense fallback={waiting}>
              {isWanted ? (
                <RichTextEditor
                  {...{ ...common, value, pictures, isInside }}
                  onChange={(next) => form.set({ Descr: { ...Descr, [language]: next } })}
                />
              ) : (
                waiting
              )}
            </Suspense>
          )
        }}
      </FieldFrame>
      {missingLanguages(Descr).includes(language) && <MissingNote language={language} />}
    </div>
  )
}
