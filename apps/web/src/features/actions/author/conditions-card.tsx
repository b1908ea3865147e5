import { Card, Heading, Text } from '#layout'
import { Button } from '#ui'
import { CONDITION_NAMES } from '@telemachos/contract/actions/condition-names'
import { formatNumber } from '@telemachos/rules/numbers'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { errorText, useCall, useTexts, type CallInput, type CallOutput } from '#shared'
import { ConditionField } from '../conditions/condition-field.tsx'
import type { ConditionField as ReadField } from '../conditions/condition-fields.ts'
import { conditionProblem } from './condition-problem.ts'
import type { useSuggestWords } from './use-suggest-words.ts'
import { WhyNot } from './why-not.tsx'
import classes from './author.module.css'

interface Field {
  readonly value: string
  readonly maxLength: number | undefined
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

interface Props {
  readonly place: { readonly ProjectId: number; readonly ActionId: number }
  readonly show: Field
  readonly enable: Field
  readonly suggest: ReturnType<typeof useSuggestWords>
  /** What may be chosen. */
  readonly fields: readonly ReadField[]
}

/** Who sees the action and to whom it is open, and who that would be now. */
export function ConditionsCard({ place, show, enable, suggest, fields }: Props) {
  const { t } = useTexts()
  const [asked, setAsked] = useState<CallInput<'actions.tryConditions'>>()
  const now = { ...place, ShowCondition: show.value.trim(), EnableCondition: enable.value.trim() }
  const isCurrent = JSON.stringify(asked) === JSON.stringify(now)
  const canTry = [show, enable].every(({ value }) => conditionProblem(value, t) === undefined)
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('actions.author.conditions')}
      </Heading>
      <Text tone="faint" size="medium">
        {t('actions.author.conditionsHint')}
      </Text>
      <div data-part="ShowCondition">
        <ConditionField
          label={t('actions.author.show')}
          suggest={suggest}
          fields={fields}
          {...show}
        />
      </div>
      <div data-part="EnableCondition">
        <ConditionField
          label={t('actions.author.enable')}
          suggest={suggest}
          fields={fields}
          {...enable}
        />
      </div>
      <Text tone="faint" size="medium">
        {t('actions.author.names')}: <code>{CONDITION_NAMES.join(', ')}</code>.{' '}
        {t('actions.author.suggestHint')}
      </Text>
      <div>
        <Button variant="default" disabled={!canTry} onClick={() => setAsked(now)}>
          {t('actions.author.try')}
        </Button>
      </div>
      <div role="status">{asked && isCurrent && <Tried asked={asked} />}</div>
    </Card>
  )
}

function Tried({ asked }: { readonly asked: CallInput<'actions.tryConditions'> }) {
  const { t } = useTexts()
  const query = useCall('actions.tryConditions', asked, { staleTime: 0 })
  if (query.error) return <Text tone="faint">{errorText(query.error, t)}</Text>
  if (!query.data) return <Text tone="faint">{t('core.loading')}</Text>
  return <Result {...query.data} />
}

function Result({ Mentees, Shown, Enabled, List }: CallOutput<'actions.tryConditions'>) {
  const { t, language } = useTexts()
  if (Mentees === 0) return <Text>{t('actions.author.triedNobody')}</Text>
  const count = (number: number) => formatNumber(number, language)
  return (
    <>
      <Text>
        {t('actions.author.tried', {
          mentees: count(Mentees),
          shown: count(Shown),
          enabled: count(Enabled),
        })}
      </Text>
      <Text tone="faint" size="medium">
        {t('actions.author.triedFirst')}
      </Text>
      <ul className={classes.people}>
        {List.map((person) => (
          <li key={person.Id}>
            {fullName(person)}
            <WhyNot person={person} />
          </li>
        ))}
      </ul>
    </>
  )
}
