import { Card, FailureNotice } from '#layout'
import type { MailKind } from '@telemachos/contract/applications/mail-kinds'
import { useRef, useState } from 'react'
import { errorText, useCall, useMay, useTexts, useWrite, type CallOutput } from '#shared'
import { Loadable } from '#ui'
import { MailKindFields } from '../review/mail-kind-fields.tsx'
import classes from '../review/applications.module.css'

type Rules = CallOutput<'applications.getRules'>

/** Of which steps whoever fills the form in is told by mail; each tick is kept at once. */
export function ToldSteps({ projectId }: { readonly projectId: number }) {
  const query = useCall('applications.getRules', { ProjectId: projectId })
  return (
    <Card as="section" gap={3}>
      <Loadable query={query}>{(rules) => <Ticks projectId={projectId} rules={rules} />}</Loadable>
    </Card>
  )
}

function Ticks({ projectId, rules }: { readonly projectId: number; readonly rules: Rules }) {
  const { t } = useTexts()
  const may = useMay()
  const write = useWrite('applications.setRules')
  const { Scored: _scored, ...saved } = rules
  const [ticked, setTicked] = useState<MailKind[]>()
  const writes = useRef({ version: saved.Version, last: Promise.resolve() })
  /** One after the other: each sees what the one before has made. */
  function keep(Mails: MailKind[]): void {
    setTicked(Mails)
    const { current } = writes
    const save = async (): Promise<void> => {
      const seen = Math.max(current.version, saved.Version)
      const answer = await write.mutateAsync({
        ProjectId: projectId,
        ...saved,
        Version: seen,
        Mails,
      })
      current.version = answer.Version
    }
    const last = current.last.then(save).catch(() => {})
    current.last = last
    void last.then(() => current.last === last && setTicked(undefined))
  }
  return (
    <fieldset disabled={!may('applications.setRules')} className={classes.plain}>
      <MailKindFields kinds={ticked ?? saved.Mails} onChange={keep} />
      {write.error && <FailureNotice>{errorText(write.error, t)}</FailureNotice>}
    </fieldset>
  )
}
