import { IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Button, lazyWindow } from '#ui'

const PickerDialog = lazyWindow(() => import('./picker-dialog.tsx'), 'PickerDialog')

interface Props {
  readonly names: readonly { readonly Id: number; readonly Name: string }[]
  readonly value: number | null
  readonly onPick: (id: number, name: string) => void
}

/** Opens the dialog in which a spreadsheet is picked (spec §2.3, spreadsheet picker). */
export function SpreadsheetPicker({ names, value, onPick }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (names.length === 0) return null
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconTable size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('sheets.pick')}
      </Button>
      {isOpen && (
        <PickerDialog
          names={names}
          value={value}
          onCancel={() => setOpen(false)}
          onPick={(id, name) => {
            setOpen(false)
            onPick(id, name)
          }}
        />
      )}
    </div>
  )
}
