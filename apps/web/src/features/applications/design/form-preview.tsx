import { Card, Heading, Row, Text } from '#layout'
import { builtInOf, LANGUAGES } from '@telemachos/contract/core/define-texts'
import {
  askedSections,
  readAnswer,
  readApplicationForm,
  type Answers,
} from '@telemachos/rules/application-form'
import { todayInAthens } from '@telemachos/rules/dates'
import { useState } from 'react'
import { serverNow, useMay, useTexts } from '#shared'
import { Button, SelectField } from '#ui'
import { QuestionField } from '../apply/question-field.tsx'
import { documentAnswers, DocumentsContext } from '../apply/use-documents.ts'
import classes from './design.module.css'
import { ServerVerdict } from './server-verdict.tsx'
import { useTriedDocuments } from './use-tried-documents.ts'

interface Props {
  readonly projectId: number | undefined
  readonly form: unknown
}

/** A form as an applicant sees it on a phone; what is typed there goes nowhere, and can be checked. */
export function FormPreview({ projectId, form }: Props) {
  const { t, language: own } = useTexts()
  const may = useMay()
  const [language, setLanguage] = useState(builtInOf(own))
  const [typed, setTyped] = useState<Answers>({})
  const documents = useTriedDocuments()
  const answers = { ...typed, ...documentAnswers(documents.all) }
  const [step, setStep] = useState(0)
  const [isTried, setTried] = useState(false)
  const [now] = useState(() => serverNow())
  const asked = askedSections(readApplicationForm(form, language), answers, now).filter(
    ({ Questions }) => Questions.length > 0,
  )
  const current = Math.min(step, asked.length)
  const section = asked[current]
  const goTo = (next: number): void => {
    setStep(next)
    setTried(false)
  }
  const problemOf = (question: (typeof asked)[number]['Questions'][number]) => {
    if (!isTried) return undefined
    const { rule } = readAnswer(question, answers, { now, today: todayInAthens(now) })
    if (!rule) return undefined
    return (rule === 'answer_refused' && question.ValidationText) || t(`rule.${rule}`)
  }
  const isRight = section?.Questions.every(
    (question) => !readAnswer(question, answers, { now, today: todayInAthens(now) }).rule,
  )
  return (
    <Card as="section" gap={3} aria-label={t('applications.preview')}>
      <Row gap={3} justify="between" align="end">
        <Heading as="h2" size="section">
          {t('applications.preview')}
        </Heading>
        <SelectField
          label={t('applications.preview.language')}
          options={LANGUAGES.map((value) => ({
            value,
            label: t(`applications.preview.language.${value}`),
          }))}
          value={language}
          onChange={(next) => setLanguage(LANGUAGES.find((one) => one === next) ?? language)}
        />
      </Row>
      <Text tone="faint" size="medium">
        {t('applications.preview.text')}
      </Text>
      <div className={classes.phone} lang={language}>
        {asked.length === 0 ? (
          <Text tone="soft">{t('applications.preview.none')}</Text>
        ) : (
          <>
            <Text tone="soft">
              {t('apply.step', { step: current + 1, steps: asked.length + 1 })}
            </Text>
            <Heading as="h3">{section ? section.Title : t('apply.check.title')}</Heading>
            {section?.Text && <Text>{section.Text}</Text>}
            <DocumentsContext value={documents}>
              {section?.Questions.map((question) => (
                <QuestionField
                  key={question.Name}
                  question={question}
                  value={answers[question.Name] ?? ''}
                  error={problemOf(question)}
                  onChange={(value) => setTyped({ ...typed, [question.Name]: value })}
                />
              ))}
            </DocumentsContext>
            {!section && projectId !== undefined && may('applications.tryForm') && (
              <ServerVerdict projectId={projectId} form={form} answers={answers} />
            )}
            <Row gap={2}>
              {current > 0 && (
                <Button variant="default" onClick={() => goTo(current - 1)}>
                  {t('apply.back')}
                </Button>
              )}
              {section && (
                <Button onClick={() => (isRight ? goTo(current + 1) : setTried(true))}>
                  {t('apply.next')}
                </Button>
              )}
              {section && isTried && !isRight && (
                <Button variant="subtle" onClick={() => goTo(current + 1)}>
                  {t('applications.preview.skip')}
                </Button>
              )}
            </Row>
          </>
        )}
      </div>
    </Card>
  )
}
