import { Card, Heading, Stack, Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import type { Answers } from '@telemachos/rules/application-form'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { call, refusalOf, useCall, useTexts, type CallOutput } from '#shared'
import { Button, Checkbox, EmptyState, Loadable } from '#ui'
import { keepAnswers, keptAnswers } from '../../../shared/storage/kept-application.ts'
import { Captcha } from './captcha.tsx'
import { CheckAnswers } from './check-answers.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { FormSteps } from './form-steps.tsx'
import { leaveToken } from './left-token.ts'
import { useAnswers } from './use-answers.ts'

type Form = CallOutput<'applications.getForm'>

/** The application form of a project (spec §2.1), or the calls that are open where none is named. */
export function ApplyPage({ project }: { readonly project: string }) {
  const { language } = useTexts()
  const form = useCall('applications.getForm', { Project: project }, { staleTime: Infinity })
  return (
    <Loadable key={language} query={form}>
      {(found) => {
        if (project === '') return <OpenCalls calls={found.Open} />
        return found.State === 'open' ? (
          <Application project={project} form={found} />
        ) : (
          <Closed form={found} />
        )
      }}
    </Loadable>
  )
}

function OpenCalls({ calls }: { readonly calls: Form['Open'] }) {
  const { t } = useTexts()
  if (calls.length === 0) return <EmptyState title={t('apply.open.none')} />
  return (
    <>
      <Heading as="h1" size="page">
        {t('apply.open.title')}
      </Heading>
      {calls.map(({ Url, Title, ClosesAt }) => (
        <Card key={Url} gap={1}>
          <a href={`${pathOf('root.applicationForm')}?project=${encodeURIComponent(Url)}`}>
            {Title}
          </a>
          {ClosesAt && (
            <Text tone="soft">{t('apply.until', { date: formatDateTime(ClosesAt) })}</Text>
          )}
        </Card>
      ))}
    </>
  )
}

function Closed({ form: { State, OpensAt, ClosesAt } }: { readonly form: Form }) {
  const { t } = useTexts()
  const text =
    State === 'before' && OpensAt
      ? t('apply.closed.before', { date: formatDateTime(OpensAt) })
      : State === 'closed' && ClosesAt
        ? t('apply.closed.closed', { date: formatDateTime(ClosesAt) })
        : t('apply.closed.none')
  return <EmptyState title={t('apply.closed.title')} text={text} />
}

function Application({ project, form }: { readonly project: string; readonly form: Form }) {
  const { t } = useTexts()
  const { answers, refused, change, send } = useAnswers(() => keptAnswers(project))
  const [isBegun, setIsBegun] = useState(false)
  const [isTruthful, setIsTruthful] = useState(false)
  const [isAgreed, setIsAgreed] = useState(false)
  const [captcha, setCaptcha] = useState<string>()
  const [protocol, setProtocol] = useState<string>()

  function keep(next: Answers): void {
    change(next)
    keepAnswers(project, next)
  }
  async function submit(): Promise<void> {
    const questions = form.Sections.flatMap(({ Questions }) => Questions)
    const known = new Set(questions.map(({ Name }) => Name))
    const Answers = Object.fromEntries(Object.entries(answers).filter(([name]) => known.has(name)))
    const input = { Project: project, Answers, Captcha: captcha ?? '' }
    try {
      const made = await send(() =>
        call('applications.submit', { ...input, Truthful: true, Consent: true }),
      )
      keepAnswers(project, undefined)
      const path = pathOf('root.applicationFormConfirm', { status: '1', protocol: made.Protocol })
      leaveToken(path, { token: made.Token, isWaiting: made.Waiting })
      setProtocol(made.Protocol)
    } catch (error) {
      if (refusalOf(error, 'Captcha') !== undefined) setCaptcha(undefined)
      throw error
    }
  }
  if (protocol !== undefined) return <ConfirmPage protocol={protocol} />
  if (!isBegun) return <Start form={form} onStart={() => setIsBegun(true)} />
  return (
    <FormSteps sections={form.Sections} answers={answers} refused={refused} onChange={keep}>
      {(asked, goTo) => (
        <CheckAnswers
          sections={asked}
          answers={answers}
          refused={refused}
          goTo={goTo}
          label={t('apply.submit')}
          disabled={!isTruthful || !isAgreed || captcha === undefined}
          onSubmit={submit}
        >
          <Stack gap={3}>
            <Checkbox label={t('apply.truthful')} checked={isTruthful} onChange={setIsTruthful} />
            <Checkbox label={t('apply.consent')} checked={isAgreed} onChange={setIsAgreed} />
            <Captcha solved={captcha !== undefined} onSolved={setCaptcha} />
          </Stack>
        </CheckAnswers>
      )}
    </FormSteps>
  )
}

/** What is asked for, before somebody begins. */
function Start({ form, onStart }: { readonly form: Form; readonly onStart: () => void }) {
  const { t } = useTexts()
  const needed = form.Sections.flatMap(({ Questions }) =>
    Questions.filter(({ Type }) => Type === 'afm' || Type === 'amka' || Type === 'date'),
  )
  return (
    <>
      <div>
        <Text tone="soft">{t('apply.to')}</Text>
        <Heading as="h1" size="page">
          {form.Title}
        </Heading>
        {form.ClosesAt && <Text>{t('apply.until', { date: formatDateTime(form.ClosesAt) })}</Text>}
      </div>
      {form.Full && <Text>{t('apply.start.full')}</Text>}
      <Card gap={2}>
        <Heading as="h2" size="section">
          {t('apply.start.needs')}
        </Heading>
        <ul>
          {form.Sections.map(({ Title }) => (
            <li key={Title}>{Title}</li>
          ))}
          {needed.map(({ Name, Label }) => (
            <li key={Name}>{Label}</li>
          ))}
        </ul>
        <Text tone="soft">{t('apply.start.draft')}</Text>
      </Card>
      <div>
        <Button onClick={onStart}>{t('apply.start')}</Button>
      </div>
    </>
  )
}
