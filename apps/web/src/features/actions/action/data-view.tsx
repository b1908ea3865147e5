import { textIn } from '@telemachos/contract/core/text-by-language'
import { shownFields } from '@telemachos/questionnaire/form/show-fields'
import { Stack, Text } from '#layout'
import { useTexts } from '#shared'
import { PlainText } from '#ui'
import { readObject } from '@telemachos/rules/json-object'
import { valuesFrom, wordsOf } from './action-form.ts'
import type { FormField } from '@telemachos/questionnaire/form/form-field'
import classes from './data-view.module.css'

interface Props {
  readonly fields: readonly FormField[]
  /** What is in the drawer, as JSON text. */
  readonly data: string
}

/** What was written in a part of an action's form, to read. */
export function DataView({ fields, data }: Props) {
  const { t, language } = useTexts()
  const written = readObject(data)
  const values = valuesFrom(fields, written, language)
  const words = { yes: t('actions.form.yes'), no: t('actions.form.no') }
  return (
    <Stack as="dl" gap={4} className={classes.list}>
      {shownFields(fields, written)
        .filter(({ type }) => type !== 'info')
        .map((field) => (
          <div key={field.name} data-kind={field.type}>
            <dt>{textIn(field.label, language)}</dt>
            {field.type === 'heading' ? (
              <dd hidden />
            ) : (
              <dd>
                <Written text={wordsOf(field, values[field.name] ?? '', language, words)} />
              </dd>
            )}
          </div>
        ))}
    </Stack>
  )
}

function Written({ text }: { readonly text: string }) {
  const { t } = useTexts()
  if (text !== '') return <PlainText text={text} />
  return (
    <Text as="span" tone="faint">
      {t('actions.form.empty')}
    </Text>
  )
}
