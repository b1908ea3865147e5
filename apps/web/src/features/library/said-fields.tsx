import { METADATA_TEMPLATES, type LibraryKind } from '@telemachos/contract/library/kinds'
import { useTexts } from '#shared'
import { Checkbox, DateField, TextArea, TextField } from '#ui'
import classes from './library.module.css'
import { isPageCount, type Said } from './said.ts'

interface Props {
  readonly kind: LibraryKind
  readonly value: Said
  readonly onChange: (change: Partial<Said>) => void
}

/** What can be said of an item: what its kind asks for, its tags, and whether it is for everybody. */
export function SaidFields({ kind, value, onChange }: Props) {
  const { t } = useTexts()
  const has = (field: (typeof METADATA_TEMPLATES)[LibraryKind][number]) =>
    METADATA_TEMPLATES[kind].includes(field)
  return (
    <>
      {has('Abstract') && (
        <TextArea
          label={t('library.field.Abstract')}
          value={value.Abstract}
          maxLength={5000}
          onChange={(event) => onChange({ Abstract: event.currentTarget.value })}
        />
      )}
      <div className={classes['pair']}>
        {has('Author') && (
          <TextField
            label={t('library.field.Author')}
            value={value.Author}
            maxLength={200}
            onChange={(event) => onChange({ Author: event.currentTarget.value })}
          />
        )}
        {has('Publisher') && (
          <TextField
            label={t('library.field.Publisher')}
            value={value.Publisher}
            maxLength={200}
            onChange={(event) => onChange({ Publisher: event.currentTarget.value })}
          />
        )}
        {has('PageCount') && (
          <TextField
            label={t('library.field.PageCount')}
            inputMode="numeric"
            value={value.PageCount}
            error={isPageCount(value.PageCount) ? undefined : t('library.pageCount')}
            onChange={(event) => onChange({ PageCount: event.currentTarget.value })}
          />
        )}
        {has('DatePublished') && (
          <DateField
            label={t('library.field.DatePublished')}
            value={value.DatePublished}
            onChange={(DatePublished) => onChange({ DatePublished })}
          />
        )}
        {has('CreationDate') && (
          <DateField
            label={t('library.field.CreationDate')}
            value={value.CreationDate}
            onChange={(CreationDate) => onChange({ CreationDate })}
          />
        )}
        <TextField
          label={t('library.field.Tags')}
          hint={t('library.field.Tags.hint')}
          value={value.Tags}
          maxLength={1000}
          onChange={(event) => onChange({ Tags: event.currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t('library.forAll')}
        checked={value.Approve}
        onChange={(Approve) => onChange({ Approve })}
      />
    </>
  )
}
