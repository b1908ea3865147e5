import { MAX_INPUTS, MAX_OUTPUTS } from '@telemachos/contract/spreadsheets/limits'
import { suggestInputs } from '@telemachos/spreadsheet/inputs/suggest-inputs'
import { IconPlus, IconWand } from '@tabler/icons-react'
import { Card, Heading, Row, Stack, Text } from '#layout'
import { useTexts } from '#shared'
import { Button, toast } from '#ui'
import { InputEditor } from './input-editor.tsx'
import { OutputEditor } from './output-editor.tsx'
import { changed, moved, newInput, newOutput, without, type Input } from './sheet-draft.ts'
import type { SheetTabProps } from './sheet-tab-props.ts'
import classes from './sheet-editor.module.css'

/** Which cells are typed into, and which results have names. */
export default function InputsTab({ model, values, setSettings, errorOf }: SheetTabProps) {
  const { t } = useTexts()
  const { Inputs, Outputs } = values.Settings
  const sheets = model.sheets.map(({ name }) => name)
  const [first = ''] = sheets

  function suggest(): void {
    const known = new Set(Inputs.map(({ Sheet, Cell }) => `${Sheet}!${Cell}`))
    const names = new Set(Inputs.map(({ Name }) => Name))
    const found = suggestInputs(model, MAX_INPUTS).filter(
      ({ sheet, cell, name }) => !known.has(`${sheet}!${cell}`) && !names.has(name),
    )
    const room = found.slice(0, MAX_INPUTS - Inputs.length)
    setSettings({ Inputs: [...Inputs, ...room.map(asInput)] })
    toast(t('sheets.inputs.suggested', { count: room.length }))
  }

  return (
    <Stack gap={4} packed>
      <Card as="section" gap={3}>
        <Heading as="h2" size="section">
          {t('sheets.tab.inputs')}
        </Heading>
        <Text tone="faint">{t('sheets.inputs.lead')}</Text>
        {Inputs.length === 0 && <Text>{t('sheets.inputs.none')}</Text>}
        <ol className={classes.rows}>
          {Inputs.map((input, place) => (
            <li key={place}>
              <InputEditor
                input={input}
                place={place}
                count={Inputs.length}
                sheets={sheets}
                steps={values.Settings.Preprocess}
                onSteps={(Preprocess) => setSettings({ Preprocess })}
                errorOf={(part) => errorOf(`Settings.Inputs.${place}.${part}`)}
                onChange={(change) => setSettings({ Inputs: changed(Inputs, place, change) })}
                onMove={(by) => setSettings({ Inputs: moved(Inputs, place, by) })}
                onRemove={() => setSettings({ Inputs: without(Inputs, place) })}
              />
            </li>
          ))}
        </ol>
        <Row gap={2}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            disabled={Inputs.length >= MAX_INPUTS}
            onClick={() => setSettings({ Inputs: [...Inputs, newInput(first)] })}
          >
            {t('sheets.inputs.add')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconWand size={18} aria-hidden="true" />}
            disabled={Inputs.length >= MAX_INPUTS}
            onClick={suggest}
          >
            {t('sheets.inputs.suggest')}
          </Button>
        </Row>
      </Card>
      <Card as="section" gap={3}>
        <Heading as="h2" size="section">
          {t('sheets.outputs.title')}
        </Heading>
        <Text tone="faint">{t('sheets.outputs.lead')}</Text>
        <ol className={classes.rows}>
          {Outputs.map((output, place) => (
            <li key={place}>
              <OutputEditor
                output={output}
                place={place}
                count={Outputs.length}
                sheets={sheets}
                steps={values.Settings.Postprocess}
                onSteps={(Postprocess) => setSettings({ Postprocess })}
                errorOf={(part) => errorOf(`Settings.Outputs.${place}.${part}`)}
                onChange={(change) => setSettings({ Outputs: changed(Outputs, place, change) })}
                onMove={(by) => setSettings({ Outputs: moved(Outputs, place, by) })}
                onRemove={() => setSettings({ Outputs: without(Outputs, place) })}
              />
            </li>
          ))}
        </ol>
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            disabled={Outputs.length >= MAX_OUTPUTS}
            onClick={() => setSettings({ Outputs: [...Outputs, newOutput(first)] })}
          >
            {t('sheets.outputs.add')}
          </Button>
        </div>
      </Card>
    </Stack>
  )
}

function asInput(found: ReturnType<typeof suggestInputs>[number]): Input {
  return {
    ...newInput(found.sheet),
    Name: found.name,
    Cell: found.cell,
    Kind: found.kind,
    Min: found.min,
    Max: found.max,
    Label: {
      el: found.label,
      en: '',
    },
    Unit: {
      el: found.unit,
      en: '',
    },
    Choices: [...found.choices],
  }
}
