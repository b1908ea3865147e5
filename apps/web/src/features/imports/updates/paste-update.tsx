import type { ProjectField } from '@telemachos/contract/projects/entities'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Button, Checkbox } from '#ui'
import { ColumnMapping } from '../paste/column-mapping.tsx'
import { PasteBox } from '../paste/paste-box.tsx'
import { readColumns, type Column, type Target } from '../paste/recognise-columns.ts'
import classes from './update-fields-page.module.css'
import { UpdatePreview } from './update-preview.tsx'
import { KEY, readRows } from './update-plan.ts'
import { useUpdate } from './use-update.ts'

interface Paste {
  readonly columns: readonly Column[]
  readonly emptyClears: boolean
  readonly rows: readonly (readonly string[])[]
}

/** Updates fields by paste: who and what, then what would change, then the change itself. */
export function PasteUpdate({ fields }: { readonly fields: readonly ProjectField[] }) {
  const { t } = useTexts()
  const [paste, setPaste] = useState<Paste>()
  const control = useUpdate()
  const targets: Target[] = [
    ...fields.map(({ Name, Label }) => ({ name: Name, label: Label })),
    { name: KEY, label: t('updates.key') },
  ]
  if (control.update) {
    return (
      <UpdatePreview
        update={control.update}
        control={control}
        onAgain={() => {
          control.clear()
          setPaste(undefined)
        }}
      />
    )
  }
  if (!paste) {
    return (
      <PasteBox
        hint={t('updates.paste.hint')}
        onTable={(table) => {
          const read = readColumns(table, targets)
          if (read.rows.length === 0) return t('imports.paste.nothing')
          setPaste({ ...read, columns: withKey(read.columns), emptyClears: false })
          return undefined
        }}
      />
    )
  }
  const { columns, rows, emptyClears } = paste
  const meant = columns.map(({ target }) => target)
  const written = fields.filter(({ Name }) => meant.includes(Name))
  const isMeant =
    meant.includes(KEY) && written.length > 0 && new Set(meant).size >= written.length + 1
  return (
    <>
      <ColumnMapping
        columns={columns}
        targets={targets}
        sampleOf={(place) => rows.find((cells) => cells[place])?.[place] ?? ''}
        onMap={(place, target) =>
          setPaste({
            ...paste,
            columns: columns.map((one, at) => (at === place ? { ...one, target } : one)),
          })
        }
      />
      <Checkbox
        label={t('updates.emptyClears')}
        checked={emptyClears}
        onChange={(on) => setPaste({ ...paste, emptyClears: on })}
      />
      {!isMeant && (
        <p role="status" className={classes.note}>
          {t('updates.key.missing')}
        </p>
      )}
      <div className={classes.ways}>
        <Button
          size="md"
          disabled={!isMeant}
          onClick={() => void control.look(readRows(rows, columns, emptyClears), written)}
        >
          {t('updates.look')}
        </Button>
        <Button variant="subtle" onClick={() => setPaste(undefined)}>
          {t('updates.again')}
        </Button>
      </div>
    </>
  )
}

/** Where nothing else says who it is, the registry number does. */
function withKey(columns: readonly Column[]): Column[] {
  const hasKey = columns.some(({ target }) => target === KEY)
  return columns.map((column) =>
    !hasKey && column.target === 'kayas' ? { ...column, target: KEY } : column,
  )
}
