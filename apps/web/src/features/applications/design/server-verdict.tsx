import { Text } from '#layout'
import type { Answers } from '@telemachos/rules/application-form'
import { useState } from 'react'
import { errorText, useCall, useTexts, type CallInput } from '#shared'
import { Button } from '#ui'
import classes from './design.module.css'

interface Props {
  readonly projectId: number
  readonly form: unknown
  readonly answers: Answers
}

/** Sends the answers of a test run to the server, whose verdict counts, and shows it. */
export function ServerVerdict({ projectId, form, answers }: Props) {
  const { t } = useTexts()
  const [asked, setAsked] = useState<CallInput<'applications.tryForm'>>()
  const now = { ProjectId: projectId, Form: JSON.stringify(form), Answers: { ...answers } }
  const isCurrent = JSON.stringify(asked) === JSON.stringify(now)
  return (
    <>
      <div>
        <Button variant="default" onClick={() => setAsked(now)}>
          {t('applications.preview.try')}
        </Button>
      </div>
      <div role="status">{asked && isCurrent && <Verdict asked={asked} />}</div>
    </>
  )
}

function Verdict({ asked }: { readonly asked: CallInput<'applications.tryForm'> }) {
  const { t } = useTexts()
  const { data, error } = useCall('applications.tryForm', asked, { staleTime: 0 })
  if (error) return <Text tone="faint">{errorText(error, t)}</Text>
  if (!data) return <Text tone="faint">{t('core.loading')}</Text>
  const { Asked, Faults } = data
  if (Faults.length === 0) {
    return <Text>{t('applications.preview.passed', { count: Asked.length })}</Text>
  }
  return (
    <>
      <Text>{t('applications.preview.refused')}</Text>
      <ul className={classes.faults}>
        {Faults.map(({ Name, Label, Text: said }) => (
          <li key={Name}>
            <strong>{Label}</strong>: {said}
          </li>
        ))}
      </ul>
    </>
  )
}
