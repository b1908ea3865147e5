import { Row, Text } from '#layout'
import { PHASES, type Phase } from '@telemachos/contract/microdata/limits'
import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import { ESF_PERIODS, periodOf, type EsfPeriod } from '@telemachos/rules/microdata-indicators'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#shared'
import { askToConfirm, Button, SelectField } from '#ui'
import { getAt, type Json } from '../json-path.ts'
import projectClasses from '../projects.module.css'
import type { ProjectDraft } from '../use-project-draft.ts'
import { useRowFocus } from '../use-row-focus.ts'
import classes from './form-designer.module.css'
import { DOCUMENTS, listAt, moved, newQuestion, nextId, textAt } from './form-parts.ts'
import { FormPreview } from './form-preview.tsx'
import { QuestionCard } from './question-card.tsx'

/** The forms of microdata, question by question: the same texts as the JSON of the settings. */
export default function FormDesigner({ edit }: { readonly edit: ProjectDraft }) {
  const { t } = useTexts()
  const [phase, setPhase] = useState<Phase>('start')
  const rows = useRowFocus<HTMLElement>()
  const document = DOCUMENTS[phase]
  const form = edit.get([document])
  const questions = listAt(form, ['Questions'])
  const put = (list: readonly Json[]) => edit.set([document, 'Questions'], list)
  const periodName = (period: EsfPeriod) => t(`microdata.design.period.${period}`)

  async function takeReady(period: EsfPeriod): Promise<void> {
    const isSure =
      questions.length === 0 ||
      (await askToConfirm({ title: t('microdata.design.ready.confirm'), danger: true }))
    if (isSure) edit.set([document], structuredClone(READY_FORMS[period][phase]) as unknown as Json)
  }
  return (
    <section ref={rows.ref} className={projectClasses.card}>
      <h2 className={projectClasses.heading}>{t('microdata.design')}</h2>
      <Text tone="faint" size="medium">
        {t('microdata.design.text')}
      </Text>
      <div className={projectClasses.choices}>
        <SelectField
          label={t('microdata.design.which')}
          options={PHASES.map((one) => ({ value: one, label: t(`microdata.${one}`) }))}
          value={phase}
          onChange={(next) => setPhase(next === 'end' ? 'end' : 'start')}
        />
        <SelectField
          label={t('microdata.design.period')}
          options={ESF_PERIODS.map((one) => ({ value: one, label: periodName(one) }))}
          value={periodOf(getAt(form, []))}
          onChange={(next) => edit.set([document, 'Period'], next ?? undefined)}
        />
      </div>
      <Row gap={3}>
        {ESF_PERIODS.toReversed().map((period) => (
          <Button key={period} variant="default" onClick={() => void takeReady(period)}>
            {t('microdata.design.ready', { period: periodName(period) })}
          </Button>
        ))}
      </Row>
      {questions.length === 0 && <Text>{t('microdata.design.empty')}</Text>}
      <ul className={classes.questions}>
        {questions.map((question, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- An id may be missing, or there twice, while one writes.
          <li key={`${phase} ${place}`}>
            <QuestionCard
              edit={edit}
              path={[document, 'Questions', place]}
              question={question}
              before={questions.slice(0, place)}
              isLast={place === questions.length - 1}
              onMove={(by) => put(moved(questions, place, by))}
              onRemove={() => {
                put(questions.toSpliced(place, 1))
                rows.toAdding()
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        data-adds
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => {
          put([...questions, newQuestion(nextId(questions.map((one) => textAt(one, ['Id']))))])
        }}
      >
        {t('microdata.design.add')}
      </Button>
      <FormPreview key={phase} form={form} />
    </section>
  )
}
