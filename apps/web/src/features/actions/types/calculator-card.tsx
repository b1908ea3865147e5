import { pathOf } from '@telemachos/contract/paths'
import { Card, Heading, Text } from '#layout'
import { useCall, useTexts } from '#shared'
import { Checkbox, Combobox, Loadable, ProjectLink } from '#ui'
import { SpreadsheetPicker } from '#features/spreadsheets'
import { BoundInputs } from './bound-inputs.tsx'
import type { Needs } from './needs-draft.ts'

/** An action that calculates with nothing yet. */
const NONE = { spreadsheet: null, shared: true, bound: [] }

interface Props {
  readonly needs: Needs
  readonly isTried: boolean
  readonly onChange: (next: Partial<Needs>) => void
}

/** Which spreadsheet a calculator calculates with, chosen by a few letters of its name. */
export function CalculatorCard({ needs, isTried, onChange }: Props) {
  const { t } = useTexts()
  const query = useCall('spreadsheets.listNames', {})
  const { calculator = NONE } = needs
  const set = (next: Partial<NonNullable<Needs['calculator']>>) =>
    onChange({ calculator: { ...calculator, ...next } })
  const { spreadsheet } = calculator
  return (
    <Card as="section" gap={3}>
      <Heading as="h2" size="section">
        {t('sheets.action.title')}
      </Heading>
      <Loadable query={query}>
        {(names) => (
          <>
            {names.length === 0 && <Text tone="faint">{t('sheets.action.none')}</Text>}
            <Combobox
              label={t('sheets.action.label')}
              options={names.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
              value={spreadsheet === null ? null : String(spreadsheet)}
              error={isTried && spreadsheet === null && t('rule.calculator_missing')}
              onChange={(value) =>
                set({ spreadsheet: value === null ? null : Number(value), bound: [] })
              }
            />
            <SpreadsheetPicker
              names={names}
              value={spreadsheet}
              onPick={(id) => id !== spreadsheet && set({ spreadsheet: id, bound: [] })}
            />
          </>
        )}
      </Loadable>
      <Checkbox
        label={t('sheets.action.shared')}
        checked={calculator.shared}
        onChange={(shared) => set({ shared })}
      />
      {spreadsheet !== null && (
        <BoundInputs
          spreadsheet={spreadsheet}
          bound={calculator.bound ?? []}
          onChange={(bound) => set({ bound })}
        />
      )}
      <ProjectLink
        to={
          spreadsheet === null
            ? pathOf('admin.spreadsheets')
            : pathOf('admin.spreadsheets.edit', { spreadsheetId: spreadsheet })
        }
      >
        {t(spreadsheet === null ? 'sheets.back' : 'sheets.action.edit')}
      </ProjectLink>
    </Card>
  )
}
