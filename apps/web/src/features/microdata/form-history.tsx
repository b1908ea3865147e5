import { Heading, Text } from '#layout'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, Loadable } from '#ui'
import { AnswerList } from './answer-list.tsx'
import classes from './microdata.module.css'

interface Props {
  readonly form: CallOutput<'microdata.getStart'>
  readonly userId: number
  readonly phase: Phase
}

/** What happened to a form; each version is there to be read. */
export function FormHistory({ form: { History, FormVersion }, userId, phase }: Props) {
  const { t } = useTexts()
  const [shown, setShown] = useState<number>()
  if (History.length === 0) return null
  return (
    <section>
      <Heading as="h3">{t('microdata.history')}</Heading>
      <Text tone="faint">{t('microdata.formVersion', { number: FormVersion })}</Text>
      <ol className={classes.history}>
        {History.map(({ Version, At, By, Event, Reason }) => (
          <li key={Version}>
            {formatDateTime(At)} · {t(`microdata.history.${Event}`)} ·{' '}
            {By ? fullName(By) : t('microdata.history.system')}
            {Reason !== '' && <Text tone="soft">{Reason}</Text>}
            <div>
              <Button
                variant="subtle"
                aria-expanded={shown === Version}
                onClick={() => setShown(shown === Version ? undefined : Version)}
              >
                {shown === Version
                  ? t('microdata.history.hide')
                  : t('microdata.history.show', { number: Version })}
              </Button>
            </div>
            {shown === Version && <PastVersion version={Version} userId={userId} phase={phase} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function PastVersion({
  version,
  userId,
  phase,
}: Pick<Props, 'userId' | 'phase'> & { readonly version: number }) {
  const { ProjectId } = useIdentity()
  const query = useCall('microdata.getVersion', {
    ProjectId,
    UserId: userId,
    end: phase === 'end',
    Version: version,
  })
  return (
    <div className={classes.past}>
      <Loadable query={query}>
        {({ Questions, Data }) => <AnswerList questions={Questions} data={Data} />}
      </Loadable>
    </div>
  )
}
