import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import { formatNumber } from '@telemachos/rules/numbers'
import { useMemo, useState } from 'react'
import { Heading, Row, Stack, Text } from '#layout'
import { type CallOutput, useIdentity, useMay, useCall, useWrite, useTexts } from '#shared'
import {
  Button,
  SelectField,
  askForText,
  OwnOnly,
  IconButton,
  Loadable,
  ModalDialog,
  showSystemMessage,
  WindowHead,
  toast,
} from '#ui'
import classes from './calculator.module.css'
import { shownCell } from './cell-text.ts'
import type { CalculatorFields } from './fields.ts'
import { inLanguage } from './in-language.ts'
import { typedOf, type TypedValues } from './typed-values.ts'
import { useAnswer, useOpenCalculator } from './use-calculator.ts'

type Scenario = CallOutput<'spreadsheets.listScenarios'>[number]

interface Props {
  readonly fields: CalculatorFields
  readonly onClose: () => void
}

/** The person's own sets of inputs: keeping the present one, going back to one, comparing two. */
export default function ScenariosDialog({ fields, onClose }: Props) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const client = useQueryClient()
  const { source } = useOpenCalculator()
  const { SpreadsheetId, Settings } = source
  const place = { ProjectId: ProjectId ?? 0, SpreadsheetId }
  const isOwn = useMay()('spreadsheets.listScenarios')
  const query = useCall('spreadsheets.listScenarios', place, { enabled: isOwn })
  const save = useWrite('spreadsheets.saveScenario')
  const remove = useWrite('spreadsheets.deleteScenario')
  const again = () => client.invalidateQueries({ queryKey: ['spreadsheets.listScenarios'] })

  async function keep(): Promise<void> {
    const name = await askForText({
      title: t('calc.scenarios.keep'),
      label: t('calc.scenarios.name'),
      value: '',
      check: (text) => (text.trim() === '' ? t('rule.required') : undefined),
    })
    if (name === null) return
    try {
      await save.mutateAsync({ ...place, Name: name.trim().slice(0, 80), Inputs: fields.values })
      toast(t('calc.scenarios.kept'))
      await again()
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  async function drop({ Id }: Scenario): Promise<void> {
    try {
      await remove.mutateAsync({ ProjectId: place.ProjectId, Id })
      toast(t('calc.scenarios.deleted'))
      await again()
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  function use({ Inputs }: Scenario): void {
    const texts: TypedValues = Object.fromEntries(
      Settings.Inputs.filter(({ Name }) => Name in Inputs).map((input) => [
        input.Name,
        typedOf(input, Inputs[input.Name], language),
      ]),
    )
    fields.setAll(texts)
    onClose()
  }
  return (
    <ModalDialog label={t('calc.scenarios')} onClose={onClose}>
      <Stack gap={3} packed className={classes.dialog}>
        <WindowHead closeLabel={t('actions.cell.close')} onClose={onClose}>
          <Heading as="h2" size="section">
            {t('calc.scenarios')}
          </Heading>
        </WindowHead>
        <Text tone="faint">{t('calc.scenarios.lead')}</Text>
        {!isOwn && <OwnOnly />}
        {isOwn && (
          <Loadable query={query}>
            {(list) => (
              <>
                {list.length === 0 && <Text>{t('calc.scenarios.none')}</Text>}
                <ul className={classes.scenarios}>
                  {list.map((one) => (
                    <li key={one.Id}>
                      <Row gap={2} justify="between" align="center">
                        <span>{one.Name}</span>
                        <Row gap={1} align="center">
                          {!fields.isReadOnly && (
                            <Button
                              variant="default"
                              size="compact-md"
                              aria-label={t('calc.scenarios.useOf', { name: one.Name })}
                              onClick={() => use(one)}
                            >
                              {t('calc.scenarios.use')}
                            </Button>
                          )}
                          <IconButton
                            label={t('calc.scenarios.delete', { name: one.Name })}
                            onClick={() => void drop(one)}
                          >
                            <IconTrash size={18} />
                          </IconButton>
                        </Row>
                      </Row>
                    </li>
                  ))}
                </ul>
                <div>
                  <Button loading={save.isPending} onClick={() => void keep()}>
                    {t('calc.scenarios.keep')}
                  </Button>
                </div>
                {list.length > 0 && <Comparison list={list} present={fields.values} />}
              </>
            )}
          </Loadable>
        )}
      </Stack>
    </ModalDialog>
  )
}

interface ComparisonProps {
  readonly list: readonly Scenario[]
  readonly present: InputValues
}

/** What comes out of two sets of inputs, side by side. */
function Comparison({ list, present }: ComparisonProps) {
  const { t } = useTexts()
  const [first, setFirst] = useState('present')
  const [second, setSecond] = useState(String(list[0]?.Id ?? 'present'))
  const options = [
    { value: 'present', label: t('calc.scenarios.present') },
    ...list.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
  ]
  const inputsOf = (key: string): InputValues =>
    list.find(({ Id }) => String(Id) === key)?.Inputs ?? present
  return (
    <section aria-label={t('calc.scenarios.compare')}>
      <Row gap={3}>
        <SelectField
          label={t('calc.scenarios.first')}
          options={options}
          value={first}
          onChange={(value) => setFirst(value ?? 'present')}
        />
        <SelectField
          label={t('calc.scenarios.second')}
          options={options}
          value={second}
          onChange={(value) => setSecond(value ?? 'present')}
        />
      </Row>
      <ComparedTable first={inputsOf(first)} second={inputsOf(second)} />
    </section>
  )
}

interface ComparedProps {
  readonly first: InputValues
  readonly second: InputValues
}

function ComparedTable({ first, second }: ComparedProps) {
  const { t, language } = useTexts()
  const calculator = useOpenCalculator()
  const { Settings } = calculator.source
  const computed = useAnswer({ kind: 'outputs', inputs: [first, second] })
  const rows = useMemo(() => {
    const shown = (input: (typeof Settings.Inputs)[number], values: InputValues) =>
      String(typedOf(input, values[input.Name], language))
    const inputs = Settings.Inputs.map((input) => ({
      key: `in ${input.Name}`,
      label: inLanguage(input.Label, language) || input.Name,
      texts: [shown(input, first), shown(input, second)],
      difference: '',
    })).filter(({ texts: [one, two] }) => one !== two)
    const outputs = Settings.Outputs.flatMap((output) => {
      const cell = calculator.places.get(output.Name)
      if (!cell || !computed) return []
      const [one = null, two = null] = computed.map((all) => all[output.Name])
      const isNumber = typeof one === 'number' && typeof two === 'number'
      return [
        {
          key: `out ${output.Name}`,
          label: inLanguage(output.Label, language) || output.Name,
          texts: [one, two].map((value) => shownCell(calculator, cell, value, language).text),
          difference: isNumber ? signed(two - one, language) : '',
        },
      ]
    })
    return [...inputs, ...outputs]
  }, [calculator, Settings, first, second, computed, language])
  return (
    <table className={classes.compared}>
      <thead>
        <tr>
          <th scope="col">{t('calc.scenarios.value')}</th>
          <th scope="col">{t('calc.scenarios.first')}</th>
          <th scope="col">{t('calc.scenarios.second')}</th>
          <th scope="col">{t('calc.scenarios.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, texts, difference }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{texts[0]}</td>
            <td>{texts[1]}</td>
            <td>{difference}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const signed = (difference: number, language: string): string =>
  `${difference > 0 ? '+' : ''}${formatNumber(Math.round(difference * 100) / 100, language)}`
