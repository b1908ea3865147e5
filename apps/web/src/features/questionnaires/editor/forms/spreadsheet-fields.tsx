import type { DraftQuestion, DraftRow } from '@telemachos/questionnaire/author/draft'
import type { QuestionChange } from '@telemachos/questionnaire/author/editing'
import { call, useCall, useIdentity, useTexts } from '#shared'
import { Combobox, Loadable, showSystemMessage } from '#ui'
import { Text } from '#layout'
import { SpreadsheetPicker } from '#features/spreadsheets'

interface Props {
  readonly question: DraftQuestion
  readonly change: (own: QuestionChange, field?: string) => void
}

/** Which spreadsheet a question calculates with: its inputs and results become the rows. */
export function SpreadsheetFields({ question, change }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall('spreadsheets.listNames', {})
  const [chosen] = question.Spreadsheets
  async function choose(id: number | null, Name: string): Promise<void> {
    if (id === null) return change({ Spreadsheets: [] })
    try {
      const { Settings } = await call('spreadsheets.openSpreadsheet', {
        ProjectId: ProjectId ?? 0,
        SpreadsheetId: id,
      })
      change((one) => ({
        Spreadsheets: [{ Id: id, Name }],
        Rows: rowsOf(Settings, one.Rows),
      }))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Loadable query={query}>
      {(names) => {
        // One that the project does not see stays chosen, by the name that was written of it.
        const known = names.some(({ Id }) => Id === chosen?.Id)
        const options = [
          ...names.map(({ Id, Name }) => ({ value: String(Id), label: Name })),
          ...(chosen && !known
            ? [{ value: String(chosen.Id), label: chosen.Name || String(chosen.Id) }]
            : []),
        ]
        return (
          <>
            <Combobox
              label={t('questEdit.spreadsheet')}
              hint={t('questEdit.spreadsheet.hint')}
              options={options}
              value={chosen ? String(chosen.Id) : null}
              error={chosen && !known ? t('questEdit.spreadsheet.unknown') : undefined}
              onChange={(value) =>
                void choose(
                  value === null ? null : Number(value),
                  options.find((option) => option.value === value)?.label ?? '',
                )
              }
            />
            <SpreadsheetPicker
              names={names}
              value={chosen?.Id ?? null}
              onPick={(id, name) => void choose(id, name)}
            />
            {names.length === 0 && <Text tone="faint">{t('sheets.action.none')}</Text>}
          </>
        )
      }}
    </Loadable>
  )
}

interface Settings {
  readonly Inputs: readonly (Named & { readonly Required: boolean })[]
  readonly Outputs: readonly Named[]
}

interface Named {
  readonly Name: string
  readonly Label: { readonly el: string; readonly en: string }
}

/** A row for each input and each result; what was written of one of the same name stays. */
function rowsOf({ Inputs, Outputs }: Settings, before: readonly DraftRow[]): DraftRow[] {
  const inputs = Inputs.map(({ Name, Label, Required }) => ({ Model: Name, Text: Label, Required }))
  const taken = new Set(inputs.map(({ Model }) => Model))
  const results = Outputs.filter(({ Name }) => !taken.has(Name)).map(({ Name, Label }) => ({
    Model: Name,
    Text: Label,
    Required: false,
  }))
  return [...inputs, ...results].map((row) => {
    const same = before.find(({ Model }) => Model === row.Model)
    const Text = row.Text.el || row.Text.en ? row.Text : { el: row.Model, en: '' }
    return same ?? { ...row, Text }
  })
}
