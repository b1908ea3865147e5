import { Card, Heading, Text } from '#layout'
import { groupOf } from '@telemachos/contract/applications/statuses'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { useEffect, useState } from 'react'
import { call, useCall, useTexts, type CallOutput } from '#shared'
import { Button, Loadable } from '#ui'
import { AnswerList, CheckAnswers } from './check-answers.tsx'
import { FormSteps } from './form-steps.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { useAnswers } from './use-answers.ts'
import classes from './apply.module.css'

type Own = CallOutput<'applications.getApplication'>

/** An application by its private link: where it stands, and the changes that were asked for. */
export function OwnPage({ token }: { readonly token: string }) {
  const check = useCall('applications.checkToken', { Token: token || '-' })
  const isInvalid = check.data?.Status === 'invalidToken'
  useEffect(() => {
    const path = pathOf('root.applicationFormResult', { status: 'invalidToken' })
    if (isInvalid) history.replaceState(null, '', path)
  }, [isInvalid])
  return (
    <Loadable query={check}>
      {() => (isInvalid ? <InvalidLink /> : <Valid token={token} />)}
    </Loadable>
  )
}

function Valid({ token }: { readonly token: string }) {
  const own = useCall('applications.getApplication', { Token: token })
  const [isChanging, setIsChanging] = useState(false)
  return (
    <Loadable query={own}>
      {(found) =>
        isChanging ? (
          <Changes
            token={token}
            own={found}
            onDone={() => {
              setIsChanging(false)
              void own.refetch()
            }}
          />
        ) : (
          <Standing own={found} onChange={() => setIsChanging(true)} />
        )
      }
    </Loadable>
  )
}

function Standing({ own, onChange }: { readonly own: Own; readonly onChange: () => void }) {
  const { t } = useTexts()
  return (
    <>
      <div>
        <Text tone="soft">{own.Title}</Text>
        <Heading as="h1" size="page">
          {t('apply.own.title')}
        </Heading>
      </div>
      <Card gap={2}>
        <Text tone="soft">{t('apply.done.protocol')}</Text>
        <p className={classes.protocol}>{own.Protocol}</p>
        <Text tone="soft">{t('apply.own.received', { date: formatDateTime(own.ReceivedAt) })}</Text>
        <Text>{t(`apply.own.status.${groupOf(own.Status)}`)}</Text>
        {own.Waiting && own.Status < 3 && <Text>{t('apply.done.waiting')}</Text>}
      </Card>
      {own.ChangesAsked !== null && (
        <Card gap={2}>
          <Heading as="h2" size="section">
            {t('apply.own.changes')}
          </Heading>
          <Text>{own.ChangesAsked}</Text>
          <div>
            <Button onClick={onChange}>{t('apply.own.change')}</Button>
          </div>
        </Card>
      )}
      {own.Sections.map(({ Title, Questions }) => (
        <Card as="section" key={Title} gap={2}>
          <Heading as="h2" size="section">
            {Title}
          </Heading>
          <AnswerList
            questions={Questions.filter(({ Name }) => own.Answers[Name] !== undefined)}
            answers={own.Answers}
          />
        </Card>
      ))}
    </>
  )
}

function Changes({
  token,
  own,
  onDone,
}: {
  readonly token: string
  readonly own: Own
  readonly onDone: () => void
}) {
  const { t } = useTexts()
  const { answers, refused, change, send } = useAnswers(() => own.Answers)
  async function submit(): Promise<void> {
    await send(() => call('applications.change', { Token: token, Answers: answers }))
    onDone()
  }
  return (
    <FormSteps sections={own.Sections} answers={answers} refused={refused} onChange={change}>
      {(asked, goTo) => (
        <CheckAnswers
          sections={asked}
          answers={answers}
          refused={refused}
          goTo={goTo}
          label={t('apply.resubmit')}
          onSubmit={submit}
        />
      )}
    </FormSteps>
  )
}
