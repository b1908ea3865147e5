import { FailureNotice, Row, Stack, Text } from '#layout'
import { errorText, refusalOf, useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import { askToConfirm, Button, ProjectLink, toast } from '#ui'
import { PersonLink } from '#features/people'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { pathOf } from '@telemachos/contract/paths'
import { askedMicrodata, type MicrodataAnswers } from '@telemachos/rules/microdata-form'
import { useState } from 'react'
import classes from './microdata.module.css'
import { QuestionField } from './question-field.tsx'

interface Props {
  readonly form: CallOutput<'microdata.getStart'>
  readonly userId: number
  readonly phase: Phase
  /** Whether it is the person themself who fills it in. */
  readonly isOwn: boolean
  /** Whether the questions are those that the project asks now, in place of the form's own. */
  readonly isNewForm: boolean
  /** Told whether something is typed that is not saved. */
  readonly onUnsaved: (isUnsaved: boolean) => void
  readonly onSaved: () => void
}

/** A form that is not final: its questions as far as they are asked, as a draft or for good. */
export function FormFields(props: Props) {
  const { form, userId, phase, isOwn, isNewForm, onUnsaved, onSaved } = props
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite(phase === 'start' ? 'microdata.setStart' : 'microdata.setEnd')
  const [answers, setAnswers] = useState<MicrodataAnswers>(() =>
    Object.fromEntries(form.Data.map(({ id, Answer }) => [id, Answer])),
  )
  const asked = askedMicrodata(form.Questions, answers)

  function change(id: string, answer: string): void {
    setAnswers({ ...answers, [id]: answer })
    onUnsaved(true)
  }

  async function save(final: boolean): Promise<void> {
    const isSure = !final || (await askToConfirm({ title: t('microdata.form.final.confirm') }))
    if (!isSure) return
    const Data = asked.map(({ Id }) => ({ id: Id, Answer: answers[Id] ?? '' }))
    const { Version } = form
    await write.mutateAsync({
      ProjectId,
      UserId: userId,
      Data,
      Final: final,
      Version,
      NewForm: isNewForm,
    })
    onUnsaved(false)
    onSaved()
    toast(t(`microdata.form.saved.${final ? 'final' : 'draft'}`))
  }
  return (
    <Stack gap={4}>
      {form.Faults.length > 0 && (
        <div className={classes.blocked}>
          <p>{t(isOwn ? 'microdata.own.faults' : 'microdata.form.blocked')}</p>
          <ul>
            {form.Faults.map((fault) => (
              <li key={fault}>{t(`microdata.fault.${fault}`)}</li>
            ))}
          </ul>
          {isOwn && (
            <ProjectLink to={pathOf('userinfo')}>{t('microdata.own.toDetails')}</ProjectLink>
          )}
          {!isOwn && form.HasLeft && <p>{t('microdata.form.hasLeft')}</p>}
          {!isOwn && !form.HasLeft && (
            <PersonLink id={userId}>{t('microdata.form.toPerson')}</PersonLink>
          )}
        </div>
      )}
      {asked.map((question) => (
        <div key={question.Id} className={question.Child ? classes.child : undefined}>
          <QuestionField
            question={question}
            value={answers[question.Id] ?? ''}
            error={refusalOf(write.error, `Data.${question.Id}`)}
            onChange={(answer) => change(question.Id, answer)}
          />
        </div>
      ))}
      {write.error && <FailureNotice>{errorText(write.error, t)}</FailureNotice>}
      <Row gap={3}>
        <Button
          size="md"
          variant="default"
          loading={write.isPending}
          onClick={() => void save(false).catch(() => {})}
        >
          {t('microdata.form.draft')}
        </Button>
        <Button
          size="md"
          disabled={form.Faults.length > 0}
          held={write.isPending}
          onClick={() => void save(true).catch(() => {})}
        >
          {t('microdata.form.final')}
        </Button>
      </Row>
      {form.Version === 0 && form.Data.length > 0 && !isOwn && (
        <Text tone="soft">{t('microdata.form.proposed')}</Text>
      )}
    </Stack>
  )
}
