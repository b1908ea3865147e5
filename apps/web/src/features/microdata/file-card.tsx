import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { isMis, PHASES, type Phase } from '@telemachos/contract/microdata/limits'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { errorText, fetchFile, useIdentity, useTexts } from '#shared'
import { askToConfirm, Button, SelectField, TextField, toast } from '#ui'
import classes from './microdata.module.css'
import { SendPart } from './send-part.tsx'
import { isReady, type Completion } from './sending.ts'

/** How long a download has before its address is taken back (spec §9). */
const REVOKE_MS = 1_500

/** The final forms of those who were found, as a file to keep or to send. */
export function FileCard({ found }: { readonly found: Completion }) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const [phase, setPhase] = useState<Phase>('start')
  const [mis, setMis] = useState(found.MIS)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const ready = found.People.filter((person) => isReady(person, phase))
  const left = found.People.length - ready.length
  const isOddMis = !isMis(mis)
  const count = (value: number) => ({ count: value, number: formatNumber(value, language) })

  async function download(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('microdata.file.confirm', count(ready.length)),
      text: t('microdata.file.text'),
      confirmLabel: t('microdata.file.download', count(ready.length)),
    })
    if (!isSure) return
    setBusy(true)
    setProblem(undefined)
    try {
      const kayas = ready.map(({ Kayas }) => Kayas)
      const input = { ProjectId, kayas, MIS: mis, Start: phase === 'start' }
      const href = URL.createObjectURL(await fetchFile('microdata.getMicrodata', input))
      const name = `microdata-${mis}-${phase}.xml`
      Object.assign(document.createElement('a'), { href, download: name }).click()
      setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS)
      toast(t('microdata.file.saved'))
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card as="section" gap={4}>
      <Heading as="h2" size="section">
        {t('microdata.file')}
      </Heading>
      <div className={classes.fields}>
        <SelectField
          label={t('microdata.file.phase')}
          options={PHASES.map((value) => ({ value, label: t(`microdata.${value}`) }))}
          value={phase}
          onChange={(chosen) => setPhase(chosen === 'end' ? 'end' : 'start')}
        />
        <TextField
          label={t('microdata.file.mis')}
          error={isOddMis ? t('rule.mis') : undefined}
          inputMode="numeric"
          maxLength={20}
          value={mis}
          onChange={(event) => setMis(event.currentTarget.value.trim())}
        />
      </div>
      {left > 0 && <Text tone="soft">{t('microdata.file.left', count(left))}</Text>}
      {problem !== undefined && <FailureNotice>{errorText(problem, t)}</FailureNotice>}
      <Row gap={3}>
        <Button
          size="md"
          variant="default"
          loading={isBusy}
          disabled={ready.length === 0 || isOddMis}
          onClick={() => void download()}
        >
          {t('microdata.file.download', count(ready.length))}
        </Button>
      </Row>
      <SendPart found={found} phase={phase} mis={isOddMis ? undefined : mis} />
    </Card>
  )
}
