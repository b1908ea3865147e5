import { Card, FailureNotice } from '#layout'
import type { MailKind } from '@telemachos/contract/applications/mail-kinds'
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
  async function keep(Mails: MailKind[]): Promise<void> {
    await write.mutateAsync({ ProjectId: projectId, ...saved, Mails })
  }
  const shown = write.isPending ? write.variables.Mails : saved.Mails
  return (
    <fieldset disabled={!may('applications.setRules')} className={classes.plain}>
      <MailKindFields kinds={shown} onChange={(kinds) => void keep(kinds).catch(() => {})} />
      {write.error && <FailureNotice>{errorText(write.error, t)}</FailureNotice>}
    </fieldset>
  )
}
