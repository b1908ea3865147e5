import type { ProjectField } from '@telemachos/contract/projects/entities'
import { isMaskedValue } from '@telemachos/rules/field-kinds'
import { fieldsMeaning, meaningOf } from '@telemachos/rules/known-fields'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Button, Checkbox } from '#ui'
import { ColumnMapping } from '../paste/column-mapping.tsx'
import { HeadingRow } from '../paste/heading-row.tsx'
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
  readonly above: readonly (readonly string[])[]
}

/** Updates fields by paste: who and what, then what would change, then the change itself. */
export function PasteUpdate({ fields }: { readonly fields: readonly ProjectField[] }) {
  const { t } = useTexts()
  const [paste, setPaste] = useState<Paste>()
  const control = useUpdate()
  const targets: Target[] = [
    ...fields.map((field) => ({
      name: field.Name,
      label: field.Label,
      means: meaningOf(field),
    })),
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
          setPaste({ ...read, columns: withKey(read.columns, fields), emptyClears: false })
          return undefined
        }}
      />
    )
  }
  const { columns, rows, above, emptyClears } = paste
  const table = [...above, ...rows]
  const meant = columns.map(({ target }) => target)
  const written = fields.filter(({ Name }) => meant.includes(Name))
  const isMeant =
    meant.includes(KEY) && written.length > 0 && new Set(meant).size >= written.length + 1
  return (
    <>
      <HeadingRow
        table={table}
        at={above.length === 0 ? null : above.length - 1}
        onChange={(at) => {
          const read = readColumns(table, targets, undefined, at)
          if (read.rows.length > 0)
            setPaste({ ...paste, ...read, columns: withKey(read.columns, fields) })
        }}
      />
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
      {written.some((field) => rows.some((cells) => hasHidden(field, cells, meant))) && (
        <p role="status" className={classes.note}>
          {t('imports.masked')}
        </p>
      )}
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

/** Whether a row has a field masked, as lists and exports show it. */
function hasHidden(
  field: ProjectField,
  cells: readonly string[],
  meant: readonly (string | null)[],
): boolean {
  return isMaskedValue(field, cells[meant.indexOf(field.Name)] ?? '')
}

/** Where nothing else says who it is, the registry number does. */
function withKey(columns: readonly Column[], fields: readonly ProjectField[]): Column[] {
  const numbers: readonly (string | null)[] = fieldsMeaning(fields, 'kayas').map(({ Name }) => Name)
  const hasKey = columns.some(({ target }) => target === KEY)
  return columns.map((column) =>
    !hasKey && numbers.includes(column.target) ? { ...column, target: KEY } : column,
  )
}
