import { Heading, Row, Stack, Text } from '#layout'
import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { pathOf } from '@telemachos/contract/paths'
import { formatDate, formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { askedMicrodata, MICRODATA_TYPES } from '@telemachos/rules/microdata-form'
import { useRef } from 'react'
import { useCall, useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import {
  AnswerRows,
  askForText,
  askToConfirm,
  Button,
  CopyButton,
  Drawer,
  Loadable,
  ProjectLink,
  showSystemMessage,
  toast,
} from '#ui'
import { FormFields } from './form-fields.tsx'
import classes from './microdata.module.css'

type Form = CallOutput<'microdata.getStart'>

interface Props {
  readonly userId: number
  readonly phase: Phase
  readonly onClose: () => void
}

/** One form of a person: to be filled in, or final, with what happened to it. */
export function FormPanel({ userId, phase, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const read = useCall(phase === 'start' ? 'microdata.getStart' : 'microdata.getEnd', {
    ProjectId,
    UserId: userId,
  })
  const isUnsaved = useRef(false)
  const name = read.data ? fullName(read.data) : ''
  const title = name === '' ? t(`microdata.${phase}`) : t(`microdata.open.${phase}`, { name })

  async function close(): Promise<void> {
    const mayClose =
      !isUnsaved.current ||
      (await askToConfirm({
        title: t('projects.leave.title'),
        text: t('projects.leave.text'),
        confirmLabel: t('projects.leave.confirm'),
        danger: true,
      }))
    if (mayClose) onClose()
  }
  return (
    <Drawer
      label={title}
      head={<Heading as="h2">{title}</Heading>}
      closeLabel={t('microdata.form.close')}
      onClose={() => void close()}
    >
      <Loadable query={read}>
        {(form) => (
          <Stack gap={5}>
            {form.Questions.length === 0 ? (
              <NoForm phase={phase} />
            ) : form.Final ? (
              <FinalForm form={form} userId={userId} phase={phase} />
            ) : (
              <FormFields
                key={form.Version}
                form={form}
                userId={userId}
                phase={phase}
                onUnsaved={(isNow) => {
                  isUnsaved.current = isNow
                }}
              />
            )}
            <History form={form} />
          </Stack>
        )}
      </Loadable>
    </Drawer>
  )
}

/** Forms are written in the project's settings; a ready-made one is there to be copied. */
function NoForm({ phase }: { readonly phase: Phase }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  return (
    <Stack gap={3}>
      <Text>{t('rule.no_form')}</Text>
      <Text tone="soft">{t('microdata.noForms.text')}</Text>
      <Row gap={3}>
        <CopyButton text={JSON.stringify(READY_FORMS[phase], null, 2)} />
        <ProjectLink to={pathOf('admin.project.view', { ProjectId })} hash="tab=json">
          {t('microdata.noForms.settings')}
        </ProjectLink>
      </Row>
    </Stack>
  )
}

interface FinalProps extends Omit<Props, 'onClose'> {
  readonly form: Form
}

/** What is final is read, and opened again with a reason. */
function FinalForm({ form, userId, phase }: FinalProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('microdata.unfinalize')
  const answers = Object.fromEntries(form.Data.map(({ id, Answer }) => [id, Answer]))
  const rows = askedMicrodata(form.Questions, answers).map(({ Id, Text: Label, Type, Options }) => {
    const answer = answers[Id] ?? ''
    const option = Options.find((one) => one.Id === answer)
    const isDay = Type === MICRODATA_TYPES.date && answer !== ''
    return { Label, Answer: option?.Label ?? (isDay ? formatDate(answer) : answer || '–') }
  })

  async function reopen(): Promise<void> {
    const reason = await askForText({
      title: t('microdata.form.reopen'),
      label: t('microdata.form.reason'),
      multiline: true,
      confirmLabel: t('microdata.form.reopen'),
      check: (text) => (text.trim() === '' ? t('rule.required') : undefined),
    })
    if (reason === null) return
    try {
      const end = phase === 'end'
      const answer = await write.mutateAsync({ ProjectId, UserId: userId, end, Reason: reason })
      toast(answer)
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <>
      <AnswerRows rows={rows} />
      <Row gap={3}>
        <Button variant="default" size="md" loading={write.isPending} onClick={() => void reopen()}>
          {t('microdata.form.reopen')}
        </Button>
      </Row>
    </>
  )
}

function History({ form: { History: history } }: { readonly form: Form }) {
  const { t } = useTexts()
  if (history.length === 0) return null
  return (
    <section>
      <Heading as="h3">{t('microdata.history')}</Heading>
      <ol className={classes.history}>
        {history.map(({ Version, At, By, Event, Reason }) => (
          <li key={Version}>
            {formatDateTime(At)} · {t(`microdata.history.${Event}`)} ·{' '}
            {By ? fullName(By) : t('microdata.history.system')}
            {Reason !== '' && <Text tone="soft">{Reason}</Text>}
          </li>
        ))}
      </ol>
    </section>
  )
}
