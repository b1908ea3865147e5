import { Row, Stack, Text } from '#layout'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { pathOf } from '@telemachos/contract/paths'
import { useState } from 'react'
import { useCall, useIdentity, useMay, useTexts, useWrite, type CallOutput } from '#shared'
import { askForText, Button, Loadable, ProjectLink, showInfo } from '#ui'
import { AnswerList } from './answer-list.tsx'
import { FormFields } from './form-fields.tsx'
import { FormHistory } from './form-history.tsx'
import classes from './microdata.module.css'
import { withoutQuestions, type Typed } from './typed-answers.ts'

type Form = CallOutput<'microdata.getStart'>

interface Props {
  readonly userId: number
  readonly phase: Phase
  /** Whether it is the person themself who fills it in. */
  readonly isOwn?: boolean
  /** Told whether something is typed that is not saved. */
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** One form of a person: to be filled in, or final, with what happened to it. */
export function FormBody({ userId, phase, isOwn = false, onUnsaved }: Props) {
  const { ProjectId } = useIdentity()
  const [isNewForm, setNewForm] = useState(false)
  const [typed, setTyped] = useState<Typed>()
  const read = useCall(phase === 'start' ? 'microdata.getStart' : 'microdata.getEnd', {
    ProjectId,
    UserId: userId,
    ...(isNewForm && { NewForm: true }),
  })
  return (
    <Loadable query={read}>
      {(form) => (
        <Stack gap={5}>
          {form.Questions.length === 0 ? (
            <NoForm isOwn={isOwn} />
          ) : form.Final ? (
            <FinalForm form={form} userId={userId} phase={phase} />
          ) : (
            <>
              {form.HasNewForm && !isNewForm && (
                <NewForm
                  onUse={() => {
                    setTyped(withoutQuestions)
                    setNewForm(true)
                  }}
                />
              )}
              <FormFields
                {...{ form, userId, phase, isOwn, isNewForm, typed }}
                onTyped={(next) => {
                  setTyped(next)
                  onUnsaved(next !== undefined)
                }}
              />
            </>
          )}
          <FormHistory form={form} userId={userId} phase={phase} />
        </Stack>
      )}
    </Loadable>
  )
}

/** The project asks other questions since the form was begun. */
function NewForm({ onUse }: { readonly onUse: () => void }) {
  const { t } = useTexts()
  return (
    <div className={classes.blocked}>
      <p>{t('microdata.newForm')}</p>
      <Button variant="default" onClick={onUse}>
        {t('microdata.newForm.use')}
      </Button>
    </div>
  )
}

/** Forms are written in the project's settings, where ready-made ones are. */
function NoForm({ isOwn }: { readonly isOwn: boolean }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  if (isOwn) return <Text>{t('microdata.own.none')}</Text>
  return (
    <Stack gap={3}>
      <Text>{t('rule.no_form')}</Text>
      {may('projects.setProject') && (
        <>
          <Text tone="soft">{t('microdata.noForms.text')}</Text>
          <Row gap={3}>
            <ProjectLink to={pathOf('admin.project.view', { ProjectId })} hash="tab=microdata">
              {t('microdata.noForms.settings')}
            </ProjectLink>
          </Row>
        </>
      )}
    </Stack>
  )
}

interface FinalProps extends Pick<Props, 'userId' | 'phase'> {
  readonly form: Form
}

/** What is final is read, and opened again with a reason. */
function FinalForm({ form, userId, phase }: FinalProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const write = useWrite('microdata.unfinalize')

  async function reopen(): Promise<void> {
    const end = phase === 'end'
    await askForText({
      title: t('microdata.form.reopen'),
      label: t('microdata.form.reason'),
      multiline: true,
      confirmLabel: t('microdata.form.reopen'),
      check: (text) => (text.trim() === '' ? t('rule.required') : undefined),
      save: async (Reason) => {
        const answer = await write.mutateAsync({ ProjectId, UserId: userId, end, Reason })
        void showInfo({ title: t('microdata.form.reopened'), text: answer })
      },
    })
  }
  return (
    <>
      <AnswerList questions={form.Questions} data={form.Data} />
      {may('microdata.unfinalize') ? (
        <Row gap={3}>
          <Button
            variant="default"
            size="md"
            loading={write.isPending}
            onClick={() => void reopen()}
          >
            {t('microdata.form.reopen')}
          </Button>
        </Row>
      ) : (
        <Text tone="soft">{t('microdata.own.final')}</Text>
      )}
    </>
  )
}
