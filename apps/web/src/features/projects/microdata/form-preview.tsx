import { Heading } from '#layout'
import { useTexts } from '#shared'
import { SelectField } from '#ui'
import { QuestionField } from '#features/microdata'
import { type BuiltInLanguage, builtInOf, LANGUAGES } from '@telemachos/contract/core/define-texts'
import { askedMicrodata, readMicrodataForm } from '@telemachos/rules/microdata-form'
import { useState } from 'react'
import type { Json } from '../json-path.ts'
import classes from './form-designer.module.css'

const NAMES: Record<BuiltInLanguage, string> = { el: 'Ελληνικά', en: 'English' }

/** A form as whoever fills it in sees it, to be tried; nothing of it is kept. */
export function FormPreview({ form }: { readonly form: Json | undefined }) {
  const { t, language } = useTexts()
  const [shown, setShown] = useState(builtInOf(language))
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const asked = askedMicrodata(readMicrodataForm(form, shown), answers)
  if (asked.length === 0) return null
  return (
    <section className={classes.preview}>
      <Heading as="h3">{t('microdata.design.preview')}</Heading>
      <SelectField
        label={t('core.language')}
        options={LANGUAGES.map((one) => ({ value: one, label: NAMES[one] }))}
        value={shown}
        onChange={(next) => setShown(LANGUAGES.find((one) => one === next) ?? shown)}
      />
      <div className={classes.phone} lang={shown}>
        {asked.map((question) => (
          <div key={question.Id} className={question.Child ? classes.child : undefined}>
            <QuestionField
              question={question}
              value={answers[question.Id] ?? ''}
              error={undefined}
              onChange={(answer) => setAnswers({ ...answers, [question.Id]: answer })}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
