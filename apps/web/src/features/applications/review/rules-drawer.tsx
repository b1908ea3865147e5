import { FailureNotice, Heading, Row, Stack, Text } from '#layout'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { BY_ARRIVAL } from '@telemachos/rules/application-scores'
import { useState } from 'react'
import { errorText, useCall, useIdentity, useMay, useTexts, useWrite } from '#shared'
import { Button, Drawer, Loadable, SelectField, TextField, toast, useUnsaved } from '#ui'
import classes from './applications.module.css'
import { CriteriaFields } from './criteria-fields.tsx'
import { MailKindFields } from './mail-kind-fields.tsx'
import { ReasonFields } from './reason-fields.tsx'
import type { Rules } from './rules.ts'

/** How the project assesses applications: criteria, ties, reasons for rejections, and mails. */
export default function RulesDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall('applications.getRules', { ProjectId })
  const title = t('applications.rules')
  return (
    <Drawer
      label={title}
      head={<Heading as="h2">{title}</Heading>}
      closeLabel={t('applications.close')}
      onClose={onClose}
    >
      <Loadable query={query}>
        {(rules) => <RulesForm key={rules.Version} saved={rules} onSaved={onClose} />}
      </Loadable>
    </Drawer>
  )
}

interface FormProps {
  readonly saved: Rules
  readonly onSaved: () => void
}

function RulesForm({ saved, onSaved }: FormProps) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const write = useWrite('applications.setRules')
  const [rules, setRules] = useState(saved)
  useUnsaved(rules !== saved)
  const put = (part: Partial<Rules>): void => setRules({ ...rules, ...part })
  const hasBlank = [...rules.Criteria.map(({ Label }) => Label), ...rules.Reasons].some(
    ({ el }) => el.trim() === '',
  )
  const isApart = rules.Disagreement >= 1 && rules.Disagreement <= 100
  const ties = [
    ...rules.Criteria.map(({ Key, Label }) => ({ value: Key, label: textIn(Label, language) })),
    { value: BY_ARRIVAL, label: t('applications.rules.byArrival') },
  ]
  async function save(): Promise<void> {
    const { Scored: _scored, ...rest } = rules
    const known = ties.map(({ value }) => value)
    await write.mutateAsync({
      ProjectId,
      ...rest,
      Ties: rules.Ties.filter((one) => known.includes(one)),
    })
    toast(t('applications.rules.saved'))
    onSaved()
  }
  return (
    <fieldset disabled={!may('applications.setRules')} className={classes.plain}>
      <Stack gap={5}>
        <CriteriaFields
          criteria={rules.Criteria}
          isFixed={saved.Scored}
          onChange={(Criteria) => put({ Criteria })}
        />
        <TextField
          label={t('applications.rules.disagreement')}
          hint={t('applications.rules.disagreementHint')}
          error={isApart ? undefined : t('rule.number')}
          inputMode="numeric"
          value={String(rules.Disagreement || '')}
          onChange={({ currentTarget }) =>
            put({ Disagreement: Math.trunc(Number(currentTarget.value)) || 0 })
          }
        />
        <Stack as="section" gap={3} aria-label={t('applications.rules.ties')}>
          <Heading as="h3">{t('applications.rules.ties')}</Heading>
          <Text tone="soft">{t('applications.rules.tiesText')}</Text>
          {[...rules.Ties, ''].slice(0, ties.length).map((tie, place) => (
            <SelectField
              // oxlint-disable-next-line react/no-array-index-key -- A rule is what it says, at its place.
              key={place}
              label={t('applications.rules.tie', { number: place + 1 })}
              none={t('applications.rules.noTie')}
              options={ties.filter(({ value }) => value === tie || !rules.Ties.includes(value))}
              value={tie || null}
              onChange={(next) =>
                put({
                  Ties:
                    next === null
                      ? rules.Ties.toSpliced(place, 1)
                      : rules.Ties.toSpliced(place, 1, next),
                })
              }
            />
          ))}
        </Stack>
        <ReasonFields reasons={rules.Reasons} onChange={(Reasons) => put({ Reasons })} />
        <MailKindFields kinds={rules.Mails} onChange={(Mails) => put({ Mails })} />
        {write.error && <FailureNotice>{errorText(write.error, t)}</FailureNotice>}
        {hasBlank && <Text tone="soft">{t('applications.rules.blank')}</Text>}
        {may('applications.setRules') && (
          <Row>
            <Button
              loading={write.isPending}
              disabled={hasBlank || !isApart}
              onClick={() => void save().catch(() => {})}
            >
              {t('applications.rules.save')}
            </Button>
          </Row>
        )}
      </Stack>
    </fieldset>
  )
}
